import { addDays, daysBetween, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedDays, reportPeriod } from './report-period.ts';

const today = '2025-11-05' as LocalDate;
const day = (text: string) => `2025-${text}` as LocalDate;
const asked = (days: AskedDays) => {
  const period = reportPeriod(days, today);
  return period.ok ? [period.value.from, period.value.to] : period.refusal;
};
const codeOf = (days: AskedDays) => {
  const period = reportPeriod(days, today);
  return period.ok ? undefined : [period.refusal].flat().map(({ code, field }) => [code, field])[0];
};

describe('[R83] the report of dates', () => {
  it('looks at a month, an ISO week or some days; at this month until today where none is asked for', () => {
    expect(asked({ month: '2025-10' })).toEqual(['2025-10-01', '2025-10-31']);
    expect(asked({ week: '2025-W44' })).toEqual(['2025-10-27', '2025-11-02']);
    expect(asked({ from: day('10-10') })).toEqual(['2025-10-10', '2025-11-05']);
    expect(asked({ from: day('10-10'), to: day('10-12') })).toEqual(['2025-10-10', '2025-10-12']);
    expect(asked({})).toEqual(['2025-11-01', '2025-11-05']);
  });

  it('takes one of them, from its first day to its last', () => {
    expect(codeOf({ month: '2025-10', week: '2025-W44' })).toEqual(['ONE_PERIOD', 'week']);
    expect(codeOf({ month: '2025-10', to: day('10-12') })).toEqual(['ONE_PERIOD', 'from']);
    expect(codeOf({ week: '2025-W44', from: day('10-12') })).toEqual(['ONE_PERIOD', 'week']);
    expect(codeOf({ from: day('10-12'), to: day('10-11') })).toEqual(['BAD_PERIOD', 'to']);
  });

  it('never ends before it begins', () => {
    const days = fc.integer({ min: -400, max: 400 }).map(count => addDays(today, count));
    fc.assert(
      fc.property(fc.option(days, { nil: undefined }), fc.option(days, { nil: undefined }), (from, to) => {
        const period = reportPeriod({ ...(from ? { from } : {}), ...(to ? { to } : {}) }, today);
        if (period.ok) expect(daysBetween(period.value.from, period.value.to)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
