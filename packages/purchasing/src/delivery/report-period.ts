import { type LocalDate, ok, refuse, type Result, text } from '@axle/kernel';
import { namedPeriod, type Period } from '../board/board-period.ts';

/** What the period of a report is asked for by: a month, a week, or days, either of which may be left out. */
export interface AskedDays extends Partial<Period> {
  /** `2025-10`. */
  readonly month?: string | undefined;
  /** Of ISO 8601, Monday first: `2025-W44`. */
  readonly week?: string | undefined;
}

/**
 * [R83] The days that a report looks at: those of the month or of the ISO week that is asked for, else from the given day, or the first of
 * this month, to the given one, or today. More than one of month, week and days are refused (`ONE_PERIOD`), and days that end before they
 * begin (`BAD_PERIOD`).
 */
export function reportPeriod({ month, week, from, to }: AskedDays, today: LocalDate): Result<Period> {
  const [name, ...others] = [month, week].filter(one => one !== undefined);
  if (others.length > 0 || (name !== undefined && (from ?? to) !== undefined)) {
    const message = text('月份、周、日期只能选一种', 'Choose a month, a week or days, not several of them');
    return refuse({ code: 'ONE_PERIOD', field: week === undefined ? 'from' : 'week', message });
  }
  if (name !== undefined) {
    const named = namedPeriod(name);
    return named.ok ? ok(named.value.period) : named;
  }
  const days = { from: from ?? (`${today.slice(0, 8)}01` as LocalDate), to: to ?? today };
  if (days.from <= days.to) return ok(days);
  return refuse({ code: 'BAD_PERIOD', field: 'to', message: text('结束日期不能早于开始日期', 'The last day cannot be before the first') });
}
