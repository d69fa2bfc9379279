import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverWeeks, imbalance } from './imbalance.ts';
import { excessOf, gapOf, rebalance, type StockNode } from './rebalance.ts';

const node = (warehouse: number, onHand: number, more: Partial<StockNode> = {}): StockNode => ({
  warehouse,
  onHand,
  safety: 20,
  arriving: 0,
  demand: { units: 130, weeks: 13 },
  ...more,
});
const [a, b] = [node(1, 200), node(2, 20)];
const some = fc.nat(400);
const anyNodes = fc.uniqueArray(
  fc.record({
    warehouse: fc.integer({ min: 1, max: 9 }),
    onHand: some,
    safety: fc.nat(60),
    arriving: fc.nat(60),
    demand: fc.record({ units: some, weeks: fc.constant(13) }),
  }),
  { selector: ({ warehouse }) => warehouse, maxLength: 6 },
);
const carton = fc.integer({ min: 1, max: 40 });

describe('[O9] stock between the warehouses of a country', () => {
  it('10 a week each, safety stock 20, A 200 and B 20 in cartons of 12: A gives 120, B lacks 40, and 48 move in 4 cartons', () => {
    expect([excessOf(a), gapOf(b)]).toEqual([120, 40]);
    expect(rebalance([a, b], 12)).toEqual([{ from: 1, to: 2, qty: 48, cartons: 4 }]);
    expect([a.onHand - 48, b.onHand + 48]).toEqual([152, 68]);
  });

  it('the largest gap is filled first, from the largest excess, and what arrives in time counts', () => {
    expect(rebalance([node(1, 110), node(2, 20), node(3, 0), node(4, 150)], 10)).toEqual([
      { from: 4, to: 3, qty: 60, cartons: 6 },
      { from: 1, to: 2, qty: 30, cartons: 3 },
      { from: 4, to: 2, qty: 10, cartons: 1 },
    ]);
    expect(rebalance([a, node(2, 20, { arriving: 40 })], 12)).toEqual([]);
    expect(rebalance([a, node(2, 0, { demand: { units: 0, weeks: 13 } })], 12)).toEqual([]);
  });

  it('a carton that would leave more than the limit of a donor where it goes stays', () => {
    const small = { safety: 10, demand: { units: 4, weeks: 13 } };
    expect([excessOf(node(1, 500, small)), gapOf(node(2, 0, small))]).toEqual([490, 12]);
    expect(rebalance([node(1, 500, small), node(2, 0, small)], 30)).toEqual([]);
    expect(rebalance([node(1, 500, small), node(2, 0, small)], 10)).toEqual([{ from: 1, to: 2, qty: 10, cartons: 1 }]);
  });

  it('a move is made only where it costs less than it spares', () => {
    const worth = (cost: string, saved?: string) =>
      rebalance([a, b], 12, () => ({ cost: cost as Decimal, saved: saved as Decimal | undefined })).length;
    expect([worth('1.20', '1.19'), worth('1.20', '1.20'), worth('1.20', '1.21'), worth('1.20')]).toEqual([0, 0, 1, 1]);
    const asked: number[] = [];
    rebalance([a, b], 12, (_from, _to, qty) => (asked.push(qty), {}));
    expect(asked).toEqual([48]);
  });

  it('units are conserved, donors keep their limit, and nobody both gives and gets', () => {
    fc.assert(
      fc.property(anyNodes, carton, (nodes, per) => {
        const moves = rebalance(nodes, per);
        const [givers, getters] = [new Set(moves.map(({ from }) => from)), new Set(moves.map(({ to }) => to))];
        expect([...givers].filter(one => getters.has(one))).toEqual([]);
        for (const one of nodes) {
          const given = moves.reduce((sum, { from, qty }) => sum + (from === one.warehouse ? qty : 0), 0);
          expect(given).toBeLessThanOrEqual(excessOf(one));
          const got = moves.reduce((sum, { to, qty }) => sum + (to === one.warehouse ? qty : 0), 0);
          expect(got).toBeLessThan(gapOf(one) + per);
        }
        expect(moves.every(({ qty, cartons }) => qty === cartons * per && cartons > 0)).toBe(true);
      }),
    );
  });
});

describe('[O9a] cover of a warehouse', () => {
  it('152 at 10 a week last 15.2 weeks; without sales it is open', () => {
    expect([coverWeeks(152, a.demand), coverWeeks(0, a.demand), coverWeeks(9, { units: 0, weeks: 13 })]).toEqual(['15.2', '0', undefined]);
  });

  it('never falls with more pieces', () => {
    fc.assert(
      fc.property(some, some, fc.integer({ min: 1, max: 400 }), (pieces, more, units) => {
        const demand = { units, weeks: 13 };
        expect(Number(coverWeeks(pieces + more, demand))).toBeGreaterThanOrEqual(Number(coverWeeks(pieces, demand)));
      }),
    );
  });
});

describe('[O9b] imbalance', () => {
  const of = (...covers: (string | undefined)[]) => imbalance(covers as (Decimal | undefined)[]);

  it('20 weeks by 2 weeks is 10; an empty warehouse counts as a tenth of a week, one without sales not at all, and 99 is the most', () => {
    expect([of('20', '2'), of('8', '0'), of('20', undefined, '8'), of('20', '0')]).toEqual(['10', '80', '2.5', '99']);
    expect([of('20', undefined), of()]).toEqual(['1', '1']);
  });

  it('is from 1 to 99, and the same in any order', () => {
    const cover = fc.nat(900).map(tenths => String(tenths / 10) as Decimal);
    fc.assert(
      fc.property(fc.array(cover, { minLength: 2, maxLength: 6 }), covers => {
        expect(Number(imbalance(covers))).toBeGreaterThanOrEqual(1);
        expect(Number(imbalance(covers))).toBeLessThanOrEqual(99);
        expect(imbalance(covers.toReversed())).toBe(imbalance(covers));
      }),
    );
  });
});
