import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldReturns, isToCollect, lineToReturn } from './collected-returns.ts';

describe('returns of customers', () => {
  it('[R97] are taken up from 5 pieces, or 3 % of what was sold: 4 of 100 and 5 of 10,000, not 4 of 200', () => {
    const taken = (returned: number, sold: number) => isToCollect({ returned, sold });
    expect([taken(4, 100), taken(5, 10_000), taken(3, 100), taken(4, 200), taken(4, 0), taken(0, 0)]).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('[R97] are taken up whatever comes beside them', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(5000), fc.nat(50), (returned, sold, more) => {
        if (isToCollect({ returned, sold })) expect(isToCollect({ returned: returned + more, sold })).toBe(true);
      }),
    );
  });

  it('[R98] are of the last order that can give back as many', () => {
    const lines = [
      { received: 10, returned: 6 },
      { received: 100, returned: 0 },
      { received: 500, returned: 0 },
    ];
    expect([4, 5, 500, 501].map(qty => lineToReturn(lines, qty))).toEqual([lines[0], lines[1], lines[2], undefined]);
  });

  it('[R98] are held as far as a record is about them', () => {
    const returns = [
      { receipt: 1, qty: 3 },
      { receipt: 2, qty: 4 },
    ];
    expect(heldReturns(returns, 5)).toEqual([
      { receipt: 1, qty: 3 },
      { receipt: 2, qty: 2 },
    ]);
    fc.assert(
      fc.property(fc.array(fc.record({ qty: fc.integer({ min: 1, max: 9 }) }), { maxLength: 5 }), fc.nat(40), (own, qty) => {
        const total = (all: typeof own) => all.reduce((sum, one) => sum + one.qty, 0);
        expect(total([...heldReturns(own, qty)])).toBe(Math.min(qty, total(own)));
      }),
    );
  });
});
