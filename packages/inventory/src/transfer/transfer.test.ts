import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decimal } from '@axle/kernel';
import { claimLeft } from './claim-left.ts';
import { channelWanted, lossOf, onTheWay, stateOfGoods, transferRefusals } from './transfer.ts';

const line = (qty: number, shipped: number, received = 0, lost = 0) => ({ qty, shipped, received, lost });

/** What shipping and receiving leave behind. */
const lines = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 50 }), fc.nat(50), fc.nat(50), fc.nat(50)).map(([qty, a, b, c]) => {
    const shipped = Math.min(qty, a);
    const received = Math.min(shipped, b);
    return line(qty, shipped, received, Math.min(shipped - received, c));
  }),
  { minLength: 1, maxLength: 5 },
);

describe('a transfer', () => {
  it('[TR1] leads elsewhere, and to somebody else with a product', () => {
    expect(transferRefusals({ fromWarehouse: 1, toWarehouse: 1 })).toMatchObject([{ code: 'SAME', field: 'toWarehouse' }]);
    expect(transferRefusals({ fromWarehouse: 1, toWarehouse: 2 })).toEqual([]);
    expect(channelWanted).toMatchObject({ code: 'CHANNEL', field: 'channel' });
  });

  it('[TR2] has on the way what was shipped and neither came nor was given up', () => {
    expect(onTheWay(line(100, 100, 97))).toBe(3);
    fc.assert(fc.property(lines, of => of.every(each => onTheWay(each) >= 0)));
  });

  it('[TR3] is on its way when all has left, and there when all that left came', () => {
    expect(stateOfGoods('approved', [line(100, 0)])).toBe('approved');
    expect(stateOfGoods('approved', [line(100, 40)])).toBe('picking');
    expect(stateOfGoods('picking', [line(100, 100)])).toBe('shipped');
    expect(stateOfGoods('shipped', [line(100, 100, 97)])).toBe('part_received');
    expect(stateOfGoods('part_received', [line(100, 100, 100)])).toBe('received');
    expect(stateOfGoods('part_received', [line(100, 100, 0)])).toBe('shipped');
  });

  it('[TR3] is never there as long as something is on the way', () => {
    fc.assert(
      fc.property(lines, of => {
        const state = stateOfGoods('picking', of);
        if (state === 'received') expect(of.reduce((all, each) => all + onTheWay(each), 0)).toBe(0);
        if (['shipped', 'part_received', 'received'].includes(state)) expect(of.every(each => each.shipped === each.qty)).toBe(true);
      }),
    );
  });

  it('[TR4a] claims of 5 pieces worth 50 of which 2 are claimed 3 worth 30, and never a higher total than is lost', () => {
    const five = { qty: 5, worth: '50' as Decimal };
    expect([claimLeft(five, 2), claimLeft(five, 0), claimLeft(five, 5)]).toEqual([
      { qty: 3, worth: '30' },
      { qty: 5, worth: '50' },
      { qty: 0, worth: null },
    ]);
    expect(claimLeft({ qty: 5, worth: null }, 2)).toEqual({ qty: 3, worth: null });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(99), (qty, claimed) => {
        expect(claimLeft({ qty, worth: null }, claimed).qty + claimed).toBe(Math.max(qty, claimed));
      }),
    );
  });

  it('[TR4] closed with its loss leaves nothing on the way', () => {
    expect(lossOf([line(100, 100, 97), line(5, 5, 5)])).toEqual([{ line: line(100, 100, 97), qty: 3 }]);
    fc.assert(
      fc.property(lines, of => {
        const lost = new Map(lossOf(of).map(({ line: each, qty }) => [each, qty]));
        expect(of.every(each => onTheWay({ ...each, lost: each.lost + (lost.get(each) ?? 0) }) === 0)).toBe(true);
      }),
    );
  });
});
