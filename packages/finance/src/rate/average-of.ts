import { fill, type LocalDate, type Refusal, refuse, type Result } from '@axle/kernel';
import { type FoundRate, type Rate, rateOn } from './rate-on.ts';

/** A rate that is the average of a month, `YYYY-MM`. */
export interface MonthlyRate extends Rate {
  readonly periodMonth?: string;
}

const missing = (from: string, to: string, month: string): Refusal => ({
  code: 'RATE_MISSING',
  message: fill({ zh: '缺少{month}的{from}→{to}月均汇率', en: 'No average {from}→{to} rate for {month}' }, { from, to, month }),
});

/**
 * [F6] The average of a month for reports: of that month's own rows alone, however late they were known, directly, the other way round or
 * crossed.
 */
export function averageOf<Row extends MonthlyRate>(rates: readonly Row[], from: string, to: string, month: string): Result<FoundRate<Row>> {
  const own = rates.filter(({ periodMonth }) => periodMonth === month);
  const found = rateOn(own, from, to, '9999-12-31' as LocalDate, Number.MAX_SAFE_INTEGER);
  return found.ok ? found : refuse(missing(from, to, month));
}
