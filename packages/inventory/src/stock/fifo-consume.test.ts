import { decimal, type Decimal, subtract, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fifoConsume, type LayerLeft, valueTaken } from './fifo-consume.ts';
import { landedCost } from './landed-cost.ts';

const amount = (text: string): Decimal => {
  const written = decimal(text);
  if (!written.ok) throw new Error(text);
  return written.value;
};
const layer = (id: number, qty: number, value: string, day = id): LayerLeft => ({
  id,
  layerNo: String(id).padStart(4, '0'),
  receivedAt: `2026-05-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  originReceivedAt: '2026-05-01T00:00:00.000Z',
  qty,
  value: amount(value),
});
const taken = (layers: readonly LayerLeft[], qty: number) => {
  const reply = fifoConsume(layers, qty);
  if (!reply.ok) throw new Error(reply.refusal.code);
  return reply.value;
};
const layers = fc
  .array(
    fc.record({
      qty: fc.integer({ min: 1, max: 500 }),
      cents: fc.integer({ min: 0, max: 9_999_999 }),
      day: fc.integer({ min: 1, max: 28 }),
    }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map(all => all.map(({ qty, cents, day }, at) => layer(at + 1, qty, (cents / 10_000).toFixed(4), day)));
const stock = (all: readonly LayerLeft[]) => all.reduce((total, { qty }) => total + qty, 0);
const without = (all: readonly LayerLeft[], out: ReturnType<typeof taken>): LayerLeft[] =>
  all.map(each => {
    const gone = out.find(({ layer: { id } }) => id === each.id);
    return gone ? { ...each, qty: each.qty - gone.qty, value: subtract(each.value, gone.value) } : each;
  });

describe('first in, first out', () => {
  it('[M3] takes 70 of layers of 40 for 2,084.0000 and 60 for 3,261.0000: 3,714.5000, and 30 for 1,630.5000 stay', () => {
    const all = [layer(1, 40, '2084.0000'), layer(2, 60, '3261.0000')];
    const out = taken(all, 70);
    expect(out.map(({ qty, value }) => [qty, value])).toEqual([
      [40, '2084'],
      [30, '1630.5'],
    ]);
    expect(valueTaken(out)).toBe('3714.5');
    expect(without(all, out)[1]).toMatchObject({ qty: 30, value: '1630.5' });
  });

  it('[M3] takes the smaller layer number first where several came in at once, and an older one before them', () => {
    const all = [layer(3, 5, '30', 2), layer(1, 5, '10', 2), layer(4, 5, '40', 1), layer(2, 5, '20', 2)];
    expect(taken(all, 18).map(({ layer: { layerNo }, qty }) => [layerNo, qty])).toEqual([
      ['0004', 5],
      ['0001', 5],
      ['0002', 5],
      ['0003', 3],
    ]);
  });

  it('[M3] does not depend on the order in which it receives the layers', () => {
    const shuffled = layers.chain(all => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    fc.assert(
      fc.property(shuffled, ([all, mixed]) => {
        const order = taken(mixed, stock(all)).map(({ layer: { receivedAt, layerNo } }) => `${receivedAt} ${layerNo}`);
        expect(order).toEqual(all.map(({ receivedAt, layerNo }) => `${receivedAt} ${layerNo}`).toSorted());
      }),
    );
  });

  it('[M3] refuses more than there is and says how much there is', () => {
    expect(fifoConsume([layer(1, 6, '10')], 7)).toMatchObject({ ok: false, refusal: { code: 'NEGATIVE_STOCK', have: 6, need: 7 } });
  });

  it('[M3] takes exactly the pieces asked for, loses no value, and takes in two steps what it takes in one', () => {
    fc.assert(
      fc.property(layers, fc.nat(), fc.nat(), (all, one, other) => {
        const first = one % (stock(all) + 1);
        const second = other % (stock(all) - first + 1);
        const out = taken(all, first);
        expect(out.reduce((total, { qty }) => total + qty, 0)).toBe(first);
        const left = without(all, out);
        expect(sum([valueTaken(out), ...left.map(({ value }) => value)])).toBe(sum(all.map(({ value }) => value)));
        const both = new Map<number, number>();
        for (const {
          layer: { id },
          qty,
        } of [...out, ...taken(left, second)])
          both.set(id, (both.get(id) ?? 0) + qty);
        expect(both).toEqual(new Map(taken(all, first + second).map(({ layer: { id }, qty }) => [id, qty])));
      }),
    );
  });
});

describe('landed cost', () => {
  it('[M4] gives 820.3398 of 1,152.91 to the 185 pieces left of 260, and 332.5702 to the variance', () => {
    expect(landedCost({ qtyIn: 260, qtyLeft: 185 }, amount('1152.91'))).toEqual({ capitalised: '820.3398', toVariance: '332.5702' });
  });

  it('[M4] loses nothing of the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.nat(), fc.integer({ min: 0, max: 99_999_999 }), (qtyIn, left, cents) => {
        const whole = amount((cents / 100).toFixed(2));
        const { capitalised, toVariance } = landedCost({ qtyIn, qtyLeft: left % (qtyIn + 1) }, whole);
        expect(sum([capitalised, toVariance])).toBe(whole);
      }),
    );
  });
});
