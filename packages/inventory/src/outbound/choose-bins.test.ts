import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseBins, type PickableBin } from './choose-bins.ts';
import { mayShip } from './may-ship.ts';

const bin = (id: number, more: Partial<PickableBin>): PickableBin => ({
  bin: id,
  code: `B${id}`,
  use: 'pick',
  since: '2026-05-01',
  pickSeq: id,
  qty: 10,
  ...more,
});
const bins = fc
  .array(
    fc.record({
      use: fc.constantFrom('pick' as const, 'reserve' as const, 'other' as const),
      since: fc.constantFrom('2026-05-01', '2026-05-02'),
      pickSeq: fc.nat(3),
      qty: fc.nat(9),
    }),
    { maxLength: 8 },
  )
  .map(rows => rows.map((row, id) => bin(id, row)));

describe('the bins that pieces are taken from', () => {
  it('[R7] pick areas come before reserve areas, then the oldest putaway, then a bin that the pick empties, then the walk', () => {
    expect(chooseBins(4, [bin(1, { use: 'reserve', since: '2026-01-01' }), bin(2, {})])).toEqual([{ bin: 2, qty: 4 }]);
    expect(chooseBins(4, [bin(1, {}), bin(2, { since: '2026-04-30' })])).toEqual([{ bin: 2, qty: 4 }]);
    expect(chooseBins(4, [bin(1, {}), bin(2, { qty: 4 })])).toEqual([{ bin: 2, qty: 4 }]);
    expect(chooseBins(4, [bin(1, { pickSeq: 9 }), bin(2, {})])).toEqual([{ bin: 2, qty: 4 }]);
    expect(chooseBins(12, [bin(1, { use: 'other', since: '2026-01-01' }), bin(2, { use: 'reserve' }), bin(3, { qty: 5 })])).toEqual([
      { bin: 3, qty: 5 },
      { bin: 2, qty: 7 },
    ]);
  });

  it('[R7] hold what is taken, give as much as there is and not more, whatever the order in which they are given', () => {
    fc.assert(
      fc.property(bins, fc.nat(60), (own, qty) => {
        const taken = chooseBins(qty, own);
        const there = own.reduce((sum, each) => sum + each.qty, 0);
        expect(taken.reduce((sum, each) => sum + each.qty, 0)).toBe(Math.min(qty, there));
        expect(taken.every(each => each.qty > 0 && each.qty <= own[each.bin]!.qty)).toBe(true);
        expect(new Set(taken.map(each => each.bin)).size).toBe(taken.length);
        expect(chooseBins(qty, own.toReversed())).toEqual(taken);
      }),
    );
  });

  it('[R7] no reserve bin is touched while a pick bin still holds pieces', () => {
    fc.assert(
      fc.property(bins, fc.nat(60), (own, qty) => {
        const taken = new Map(chooseBins(qty, own).map(each => [each.bin, each.qty]));
        const useOf = (use: string) => own.filter(each => each.use === use);
        if (useOf('reserve').some(each => taken.has(each.bin)))
          expect(useOf('pick').every(each => (taken.get(each.bin) ?? 0) === each.qty)).toBe(true);
      }),
    );
  });
});

it('[OB1] goods stay in the country or the EU, or go where a route leads', () => {
  const way = { from: 'DE', to: 'FR', withinEu: true, routed: false };
  expect(mayShip(way)).toBe(true);
  expect(mayShip({ ...way, to: 'BR', withinEu: false })).toBe(false);
  expect(mayShip({ ...way, to: 'US', withinEu: false, routed: true })).toBe(true);
  expect(mayShip({ from: 'BR', to: 'BR', withinEu: false, routed: false })).toBe(true);
});
