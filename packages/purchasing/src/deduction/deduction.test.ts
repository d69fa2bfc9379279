import { compareDecimals, type Decimal, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lateDeduction, lateTerms } from './late-deduction.ts';
import { concessionDeduction, qualityDeduction } from './quality-deduction.ts';
import { shareAmongSuppliers } from './share-among-suppliers.ts';

const decimal = (text: string) => text as Decimal;
const at = { price: decimal('12.5'), currency: 'CNY' };

describe('a deduction', () => {
  it('[R16] for 400 pieces nine days late is 6 × 0.5 % of 5,000.00', () => {
    expect(lateDeduction([{ qty: 400, daysLate: 9 }], at, 'supplier')).toBe('150');
    expect(lateDeduction([{ qty: 400, daysLate: 3 }], at, 'supplier')).toBe('0');
    expect(lateDeduction([{ qty: 400, daysLate: 9 }], at, 'ours')).toBe('0');
    expect(lateDeduction([{ qty: 400, daysLate: 99 }], at, 'supplier')).toBe('500');
  });

  it('[R16] for lateness grows with the days, up to its cap', () => {
    const batches = fc.array(fc.record({ qty: fc.integer({ min: 1, max: 500 }), daysLate: fc.nat(60) }), { maxLength: 5 });
    fc.assert(
      fc.property(batches, all => {
        const now = lateDeduction(all, at, 'supplier');
        const later = lateDeduction(
          all.map(({ qty, daysLate }) => ({ qty, daysLate: daysLate + 1 })),
          at,
          'supplier',
        );
        const cap = lateDeduction(
          all.map(({ qty }) => ({ qty, daysLate: 999 })),
          at,
          'supplier',
        );
        expect(
          [compareDecimals(decimal('0'), now), compareDecimals(now, later), compareDecimals(later, cap)].every(order => order <= 0),
        ).toBe(true);
        expect(
          lateDeduction(
            all.map(({ qty }) => ({ qty, daysLate: lateTerms.graceDays })),
            at,
            'supplier',
          ),
        ).toBe('0');
      }),
    );
  });

  it('[R16a] for 37 defects and six hours of sorting is 732.50', () => {
    const loss = { currency: 'CNY', defectQty: 37, price: decimal('12.5'), sortHours: decimal('6'), hourRate: decimal('45') };
    expect(qualityDeduction(loss)).toBe('732.5');
  });

  it('[R16b] for pieces taken 5 % cheaper is that share', () => {
    expect(concessionDeduction(200, decimal('12.5'), decimal('5'), 'CNY')).toBe('125');
    expect(concessionDeduction(3, decimal('33'), decimal('5'), 'JPY')).toBe('5');
  });
});

describe('a cost of several suppliers', () => {
  it('[R17] 1,000.00 over 300, 200 and 100 pieces is 500.00, 333.33 and 166.67', () => {
    const received = [300, 200, 100].map((qty, supplier) => ({ supplier, qty }));
    expect(shareAmongSuppliers(decimal('1000'), 'USD', received)).toEqual({
      ok: true,
      value: [
        { supplier: 0, amount: '500' },
        { supplier: 1, amount: '333.33' },
        { supplier: 2, amount: '166.67' },
      ],
    });
    expect(shareAmongSuppliers(decimal('1000'), 'USD', [])).toMatchObject({ refusal: { code: 'ALLOC_ZERO_BASE' } });
  });

  it('[R17] is shared whole, and who delivered nothing pays nothing', () => {
    const some = fc.array(fc.nat(500), { minLength: 1, maxLength: 6 }).filter(all => all.some(qty => qty > 0));
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 9_999_999 }), (quantities, units) => {
        const shares = shareAmongSuppliers(
          decimal(String(units)),
          'JPY',
          quantities.map((qty, supplier) => ({ supplier, qty })),
        );
        if (!shares.ok) throw new Error(shares.refusal.code);
        expect(sum(shares.value.map(({ amount }) => amount))).toBe(String(units));
        for (const { supplier, amount } of shares.value) if (quantities[supplier] === 0) expect(amount).toBe('0');
      }),
    );
  });
});
