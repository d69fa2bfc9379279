import { compareDecimals, type Decimal, type LocalDate, workCalendar } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, prices } from '../testing.ts';
import { appealDeadline, appealRefusals, confirmRefusals, reduceRefusals, waiverWaits } from './appeal-refusals.ts';
import { deductionBasis } from './deduction-basis.ts';
import { type AskedDeduction, type DeductedLine, deductionRefusals } from './deduction-refusals.ts';
import { lateDeduction } from './late-deduction.ts';
import { latenessOf } from './late-line.ts';

const decimal = (text: string) => text as Decimal;
const day = (text: string) => text as LocalDate;
const line = (parts: readonly { readonly day: LocalDate; readonly qty: number }[], more: Partial<DeductedLine> = {}): DeductedLine => ({
  price: decimal('12.5'),
  currency: 'CNY',
  gross: decimal('12500'),
  lateness: latenessOf({ baselineDate: day('2026-05-01'), kpiDate: day('2026-05-01'), parts }),
  ...more,
});
const late = line([{ day: day('2026-05-10'), qty: 400 }]);

describe('a late line', () => {
  it('[R16c] is late by the days behind its day of measure, each part by its own', () => {
    const parts = [
      { day: day('2026-05-01'), qty: 600 },
      { day: day('2026-05-10'), qty: 400 },
    ];
    const delivered = { baselineDate: day('2026-05-01'), kpiDate: day('2026-05-01'), parts };
    expect(latenessOf(delivered)).toEqual({ batches: [{ qty: 400, daysLate: 9 }], responsibility: 'supplier' });
    expect(latenessOf({ ...delivered, kpiDate: day('2026-05-12') })).toEqual({
      batches: [{ qty: 400, daysLate: 9 }],
      responsibility: 'ours',
    });
  });

  it('[R16c] is never later by the supplier’s doing where the day of measure moves back', () => {
    const parts = fc.array(fc.record({ day: days(), qty: fc.integer({ min: 1, max: 500 }) }), { maxLength: 5 });
    fc.assert(
      fc.property(parts, days(), days(), (all, one, other) => {
        const [first, moved] = [one, other].toSorted() as [LocalDate, LocalDate];
        const of = (kpiDate: LocalDate) => {
          const { batches, responsibility } = latenessOf({ baselineDate: first, kpiDate, parts: all });
          return lateDeduction(batches, { price: decimal('10'), currency: 'CNY' }, responsibility);
        };
        expect(compareDecimals(of(moved), of(first))).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('a deduction that is asked for', () => {
  const codes = (asked: Omit<AskedDeduction, 'currency'>) => deductionRefusals({ currency: 'CNY', ...asked }).map(({ code }) => code);

  it('[R16d] for lateness is the supplier’s, behind the grace, and at most its cap', () => {
    const of = (amount: string, by = late) => codes({ type: 'late', amount: decimal(amount), line: by });
    expect([of('150'), of('500'), of('500.01')]).toEqual([[], [], ['ABOVE_CAP']]);
    expect(of('1', line([{ day: day('2026-05-04'), qty: 400 }]))).toEqual(['NOT_LATE']);
    const ours = latenessOf({
      baselineDate: day('2026-05-01'),
      kpiDate: day('2026-05-20'),
      parts: [{ day: day('2026-05-10'), qty: 400 }],
    });
    expect(deductionRefusals({ type: 'late', amount: decimal('1'), currency: 'CNY', line: { ...late, lateness: ours } })).toMatchObject([
      { code: 'NOT_SUPPLIER', message: { zh: '非供应商责任不能扣逾期款', en: 'Lateness is not the supplier’s' } },
    ]);
  });

  it('[R16d] for quality is at most the gross amount of the line; both name one, and have an amount', () => {
    expect(codes({ type: 'quality', amount: decimal('12500'), line: late })).toEqual([]);
    expect(codes({ type: 'quality', amount: decimal('12500.01'), line: late })).toEqual(['ABOVE_LINE']);
    expect([codes({ type: 'quality', amount: decimal('1') }), codes({ type: 'late', amount: decimal('1') })]).toEqual([
      ['NO_LINE'],
      ['NO_LINE'],
    ]);
    expect([
      codes({ type: 'label' }),
      codes({ type: 'label', amount: decimal('0') }),
      codes({ type: 'label', amount: decimal('9') }),
    ]).toEqual([['NO_AMOUNT'], ['NOT_POSITIVE'], []]);
  });

  it('[R16e] comes with its formula', () => {
    expect(deductionBasis({ type: 'late', line: late })).toEqual({ amount: '150', formula: '400 × 12.50 × 0.5% × 6 = 150.00' });
    expect(deductionBasis({ type: 'late', line: line([{ day: day('2026-08-08'), qty: 400 }]) })).toEqual({
      amount: '500',
      formula: '400 × 12.50 × 0.5% × 96 = 2,400.00 → 10% × 5,000.00 = 500.00',
    });
    expect(deductionBasis({ type: 'late', line: line([{ day: day('2026-05-04'), qty: 400 }]) })).toBeUndefined();
    const loss = { defectQty: 37, sortHours: decimal('6'), hourRate: decimal('45') };
    expect(deductionBasis({ type: 'quality', line: late, ...loss })).toEqual({
      amount: '732.5',
      formula: '37 × 12.50 + 6 × 45.00 = 732.50',
    });
    expect(deductionBasis({ type: 'concession', line: late, defectQty: 200, concessionPct: decimal('5') })).toEqual({
      amount: '125',
      formula: '200 × 12.50 × 5% = 125.00',
    });
    expect([deductionBasis({ type: 'quality', line: late }), deductionBasis({ type: 'other', line: late })]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('[R16d, R16e] what the rule works out for lateness is never refused as too much', () => {
    const parts = fc.array(fc.record({ day: days(), qty: fc.integer({ min: 1, max: 500 }) }), { maxLength: 5 });
    fc.assert(
      fc.property(parts, prices(), fc.constantFrom('CNY', 'USD', 'JPY'), (all, price, currency) => {
        const own = line(all, {
          price,
          currency,
          lateness: latenessOf({ baselineDate: day('2026-01-20'), kpiDate: day('2026-01-20'), parts: all }),
        });
        const basis = deductionBasis({ type: 'late', line: own });
        if (basis) expect(deductionRefusals({ type: 'late', amount: basis.amount, currency, line: own })).toEqual([]);
      }),
    );
  });
});

describe('an objection', () => {
  const calendar = workCalendar('CN', [6, 7], [{ date: day('2026-05-01'), kind: 'holiday' }]);

  it('[R16f] comes within five working days of the notice', () => {
    expect(appealDeadline(day('2026-05-20'), calendar)).toEqual({ ok: true, value: '2026-05-27' });
    expect(appealDeadline(day('2026-04-30'), calendar)).toEqual({ ok: true, value: '2026-05-08' });
    const [deadline, later] = [day('2026-05-27'), day('2026-05-28')];
    expect([appealRefusals(deadline, deadline), appealRefusals(deadline, later)]).toMatchObject([[], [{ code: 'APPEAL_OVER' }]]);
    expect([confirmRefusals(deadline, later, false), confirmRefusals(deadline, deadline, true)]).toEqual([[], []]);
    expect(confirmRefusals(deadline, deadline, false)).toMatchObject([{ code: 'APPEAL_OPEN' }]);
  });

  it('[R16f] reduces an amount to less, and not to nothing', () => {
    const codes = (reduced?: string) => reduceRefusals('reduce', decimal('150'), reduced === undefined ? undefined : decimal(reduced));
    expect([codes('149.99'), reduceRefusals('keep', decimal('150'), undefined)]).toEqual([[], []]);
    for (const reduced of ['150', '0', undefined]) expect(codes(reduced)).toMatchObject([{ code: 'REDUCED' }]);
  });

  it('[R16g] waiving more than CNY 5,000 waits for a second person', () => {
    expect([waiverWaits(decimal('5000')), waiverWaits(decimal('5000.01'))]).toEqual([false, true]);
  });
});
