import { add, type Decimal, type LocalDate, multiply, zero } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryLedger } from '../testing.ts';
import { pieces } from './fifo-consume.ts';
import type { CostSource } from './posting.ts';
import type { StockLedger, StockWorld } from './stock-ledger.ts';

const world: StockWorld = {
  today: () => '2026-05-20' as LocalDate,
  openFrom: '2026-05-01' as LocalDate,
  isLocked: () => false,
  now: () => '2026-05-20T09:00:00.000Z',
};
const at = { warehouse: 1, bin: 11, sku: 101, status: 'available' } as const;
const amount = (text: string) => text as Decimal;

interface Scan {
  readonly qty: number;
  readonly value: Decimal;
  readonly batch?: string;
  readonly source?: CostSource;
  readonly day?: LocalDate;
}

/** Scans and issues on one ledger; answers the numbers of their postings, or the word of the refusal. */
function counter(ledger: StockLedger) {
  let count = 0;
  const outcome = async (asked: ReturnType<StockLedger['post']>) => {
    const reply = await asked;
    return reply.ok ? reply.value.postingNo : reply.refusal.code;
  };
  const key = () => ({ idemKey: `count:${(count += 1)}`, docType: 'receipt', docNo: 'RC1' });
  return {
    scan: async ({ qty, value, batch, source = 'po_price', day }: Scan) =>
      outcome(
        ledger.post({
          ...key(),
          bizType: 'purchase_in',
          changes: [{ ...at, qty }],
          incoming: [{ ...at, qty, cost: { value, source }, ...(batch === undefined ? {} : { batch }) }],
          ...(day === undefined ? {} : { bizDate: day }),
        }),
      ),
    sell: async (qty: number) => outcome(ledger.post({ ...key(), bizType: 'sale_out', changes: [{ ...at, qty: -qty }] })),
    undo: async (postingNo: string) => outcome(ledger.reverse({ idemKey: key().idemKey, postingNo, reason: 'undo scan' })),
    layers: async () => (await ledger.standing(at.warehouse, at.sku)).layers.map(({ qty, value }) => [qty, value]),
  };
}

describe('pieces of one batch', () => {
  it('[M3a] lie in one layer: 19 scans of a line make one layer of 19', async () => {
    const { scan, layers } = counter(memoryLedger(world));
    for (let at = 0; at < 19; at += 1) await scan({ qty: 1, value: amount('53.0643'), batch: 'RC1:1:available' });
    expect(await layers()).toEqual([[19, '1008.2217']]);
  });

  it('[M3a] make another layer on another day, in another batch, at another cost, by another source, and without a batch', async () => {
    const { scan, layers } = counter(memoryLedger(world));
    const first = { qty: 2, value: amount('20'), batch: 'RC1:1:available' };
    const others: readonly Partial<Scan>[] = [
      { day: '2026-05-19' as LocalDate },
      { batch: 'RC1:1:damaged' },
      { batch: 'RC1:2:available' },
      { value: amount('20.0002') },
      { source: 'last_cost' },
    ];
    for (const other of [{}, ...others]) for (let twice = 0; twice < 2; twice += 1) await scan({ ...first, ...other });
    const { batch: _, ...none } = first;
    await scan(none);
    await scan(none);
    expect((await layers()).toSorted(([, one], [, other]) => Number(one) - Number(other))).toEqual([
      ...Array<unknown>(2).fill([2, '20']),
      ...Array<unknown>(5).fill([4, '40']),
      [4, '40.0004'],
    ]);
  });

  it('[M3a] make another layer once a cost was added: what came later has no share of it', async () => {
    const ledger = memoryLedger(world);
    const { scan, layers } = counter(ledger);
    const ten = { qty: 10, value: amount('100'), batch: 'RC1:1:available' };
    await scan(ten);
    const [layer] = (await ledger.standing(1, 101)).layers;
    await ledger.addLandedCost({ idemKey: 'lc', layerNo: layer!.layerNo, amount: amount('5'), docType: 'cost', docNo: 'LC' });
    await scan(ten);
    await scan(ten);
    expect(await layers()).toEqual([
      [10, '105'],
      [20, '200'],
    ]);
  });

  it('[M3a] [M4] bear a later cost together, without what was reversed: of 30 in and 10 undone 12 of 20 are left', async () => {
    const ledger = memoryLedger(world);
    const { scan, sell, undo, layers } = counter(ledger);
    const ten = { qty: 10, value: amount('100'), batch: 'RC1:1:available' };
    const scans = [await scan(ten), await scan(ten), await scan(ten)];
    await undo(scans[1]!);
    await sell(8);
    const [layer] = (await ledger.standing(1, 101)).layers;
    const cost = await ledger.addLandedCost({ idemKey: 'lc', layerNo: layer!.layerNo, amount: amount('20'), docType: 'cost', docNo: 'LC' });
    expect(cost).toMatchObject({ value: { capitalised: '12', toVariance: '8' } });
    expect(await layers()).toEqual([[12, '132']]);
  });

  it('[M5] are reversed while they are on hand, the first ones leaving first', async () => {
    const { scan, sell, undo, layers } = counter(memoryLedger(world));
    const ten = { qty: 10, value: amount('100'), batch: 'RC1:1:available' };
    const [first, second, third] = [await scan(ten), await scan(ten), await scan(ten)];
    await sell(11);
    expect([await undo(first), await undo(second)]).toEqual(['LAYER_CONSUMED', 'LAYER_CONSUMED']);
    expect(await undo(third)).toMatch(/^SP/);
    expect(await undo(third)).toBe('ALREADY_REVERSED');
    expect(await layers()).toEqual([[9, '90']]);
    await scan(ten);
    expect(await layers()).toEqual([[19, '190']]);
  });

  it('[M3a] [M5] are worth the same, and can be reversed as long, as if each scan had a layer of its own', async () => {
    const cost = amount('53.0643');
    const step = fc.oneof(
      fc.record({ kind: fc.constant('scan' as const), qty: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ kind: fc.constant('sell' as const), qty: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ kind: fc.constant('undo' as const), qty: fc.integer({ min: 0, max: 9 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async steps => {
        const together = counter(memoryLedger(world));
        const apart = counter(memoryLedger(world));
        const done: string[] = [];
        for (const { kind, qty } of steps) {
          const scan = { qty, value: multiply(cost, pieces(qty)) };
          const last = done.at(-1 - qty);
          if (kind === 'undo' && last === undefined) continue;
          const each = async (on: typeof apart, batch?: string) =>
            kind === 'sell' ? on.sell(qty) : kind === 'undo' ? on.undo(last!) : on.scan(batch === undefined ? scan : { ...scan, batch });
          const alone = await each(apart);
          const reply = await each(together, 'RC1:1:available');
          // pieces of a layer are interchangeable: what came back for one may be reversed with another
          if (alone === 'LAYER_CONSUMED' && reply !== alone) return;
          expect(reply).toBe(alone);
          if (alone.startsWith('SP')) done.push(alone);
          const layers = await together.layers();
          expect(layers.length).toBeLessThanOrEqual(1);
          const own = (await apart.layers()).reduce((total, [, value]) => add(total, value as Decimal), zero);
          expect(layers[0]?.[1] ?? '0').toBe(own);
        }
      }),
      { numRuns: 300 },
    );
  });
});
