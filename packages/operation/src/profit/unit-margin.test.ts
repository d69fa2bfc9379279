import { type Decimal, multiply, subtract } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitMargin } from './unit-margin.ts';

const d = (value: string) => value as Decimal;

describe('[O6l] what a piece earns', () => {
  it('3 pieces that earned 100 and one that lost 20 earn 20 each, whatever was estimated', () => {
    const sold = [
      { qty: 3, profit: d('100') },
      { qty: 1, profit: d('-20') },
    ];
    expect(unitMargin(sold, [d('55')])).toEqual({ margin: '20', source: 'orders' });
  });

  it('without sales it is the least of the estimates, and without those it is not known', () => {
    expect(unitMargin([], [d('31.5'), d('28.4')])).toEqual({ margin: '28.4', source: 'estimate' });
    expect(unitMargin([{ qty: 0, profit: d('-3') }], [])).toBeUndefined();
  });

  it('times the pieces it is the profit, to less than a cent a piece', () => {
    const anyPieces = fc.record({ qty: fc.integer({ min: 1, max: 50 }), profit: fc.integer({ min: -99_999, max: 99_999 }) });
    fc.assert(
      fc.property(fc.array(anyPieces, { minLength: 1, maxLength: 5 }), pieces => {
        const sold = pieces.map(({ qty, profit }) => ({ qty, profit: d(String(profit)) }));
        const qty = pieces.reduce((all, one) => all + one.qty, 0);
        const profit = pieces.reduce((all, one) => all + one.profit, 0);
        const apart = Number(subtract(multiply(unitMargin(sold, [])!.margin, d(String(qty))), d(String(profit))));
        expect(Math.abs(apart)).toBeLessThan(0.01 * qty);
      }),
    );
  });
});
