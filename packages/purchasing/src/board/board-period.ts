import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  type LocalDate,
  localDate,
  localWeek,
  mondayOf,
  ok,
  refuse,
  type Result,
  text,
  weekOf,
} from '@axle/kernel';

/** What a board looks at: the week, month, quarter or year of a day, or any days. */
export type PeriodKind = 'week' | 'month' | 'quarter' | 'year' | 'custom';

/** Days, the first and the last among them. */
export interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Weeks that a line of a tile shows. */
const sparkWeeks = 13;

const firstOfMonth = (day: LocalDate) => `${day.slice(0, 8)}01` as LocalDate;

/** [R72] The week (ISO 8601), month, quarter or year of a day; of any days those given. */
export function boardPeriod(kind: PeriodKind, today: LocalDate, given: Partial<Period> = {}): Period {
  if (kind === 'week') return { from: mondayOf(weekOf(today)), to: addDays(mondayOf(weekOf(today)), 6) };
  const month = firstOfMonth(today);
  if (kind === 'month') return { from: month, to: endOfMonth(month) };
  if (kind === 'custom') return { from: given.from ?? month, to: given.to ?? today };
  if (kind === 'year') return { from: `${today.slice(0, 4)}-01-01` as LocalDate, to: `${today.slice(0, 4)}-12-31` as LocalDate };
  const from = addMonths(month, -((Number(today.slice(5, 7)) - 1) % 3));
  return { from, to: endOfMonth(addMonths(from, 2)) };
}

/** [R72] What kind of period some days are, which may be all days of a week, month, quarter or year. */
export const kindOfDays = ({ from, to }: Period): PeriodKind =>
  (['week', 'month', 'quarter', 'year'] as const).find(kind => {
    const whole = boardPeriod(kind, from);
    return whole.from === from && whole.to === to;
  }) ?? 'custom';

/** [R72] The period of the same kind that ends the day before; of any days that are no whole period as many of them. */
export function periodBefore(kind: PeriodKind, period: Period): Period {
  const last = addDays(period.from, -1);
  const whole = kind === 'custom' ? kindOfDays(period) : kind;
  return whole === 'custom' ? { from: addDays(last, -daysBetween(period.from, period.to)), to: last } : boardPeriod(whole, last);
}

/** [R72] Thirteen weeks up to that of a day, the last one among them. */
export const weeksUpTo = (day: LocalDate): readonly Period[] =>
  Array.from({ length: sparkWeeks }, (_, at) => {
    const from = addDays(mondayOf(weekOf(day)), 7 * (at - sparkWeeks + 1));
    return { from, to: addDays(from, 6) };
  });

/** [R92] What a period is called: `2025-W44`, `2025-10`, `2025-Q4`, `2025`, or its days, `2025-10-01~2025-10-09`. */
export function periodName(given: PeriodKind, { from, to }: Period): string {
  const kind = given === 'custom' ? kindOfDays({ from, to }) : given;
  if (kind === 'custom') return `${from}~${to}`;
  if (kind === 'week') return weekOf(from);
  if (kind === 'month') return from.slice(0, 7);
  return kind === 'year' ? from.slice(0, 4) : `${from.slice(0, 4)}-Q${Math.ceil(Number(from.slice(5, 7)) / 3)}`;
}

/** The first day, and the kind, of what a week, month, quarter or year is called. */
function namedStart(name: string): readonly [PeriodKind, LocalDate] | undefined {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(name);
  if (quarter) return ['quarter', `${quarter[1]!}-${String(Number(quarter[2]) * 3 - 2).padStart(2, '0')}-01` as LocalDate];
  const week = localWeek(name);
  if (week.ok) return ['week', mondayOf(week.value)];
  const kind = /^\d{4}$/.test(name) ? 'year' : 'month';
  const first = localDate(kind === 'year' ? `${name}-01-01` : `${name}-01`);
  return first.ok ? [kind, first.value] : undefined;
}

/** A period, and what kind it is. */
export interface NamedPeriod {
  readonly kind: PeriodKind;
  readonly period: Period;
}

/** [R92] The period of whole months that is called so; `BAD_PERIOD` where none is. */
export function monthsNamed(name: string): Result<NamedPeriod> {
  const named = namedPeriod(name);
  if (!named.ok || (named.value.kind !== 'week' && named.value.kind !== 'custom')) return named;
  const message = text('期间须为整月：2025-10、2025-Q4或2025', 'The period must be whole months: 2025-10, 2025-Q4 or 2025');
  return refuse({ code: 'BAD_PERIOD', field: 'period', message });
}

/** [R92] The period that is called so, and what kind it is; `BAD_PERIOD` where none is. */
export function namedPeriod(name: string): Result<NamedPeriod> {
  const start = namedStart(name);
  if (start) return ok({ kind: start[0], period: boardPeriod(...start) });
  const [from, to] = name.split('~').map(localDate);
  if (from?.ok && to?.ok && from.value <= to.value) return ok({ kind: 'custom', period: { from: from.value, to: to.value } });
  const message = text(
    '期间格式：2025-10、2025-W44、2025-Q4、2025或2025-10-01~2025-10-09',
    'A period is 2025-10, 2025-W44, 2025-Q4, 2025 or 2025-10-01~2025-10-09',
  );
  return refuse({ code: 'BAD_PERIOD', field: 'period', message });
}

/** [R92] How a board is asked for a period: for the one of today by its kind alone, so that it goes on with the days, else by its days. */
export function askedPeriod({ kind, period }: NamedPeriod, today: LocalDate): { readonly period: PeriodKind } & Partial<Period> {
  const isCurrent = kind !== 'custom' && kind !== 'year' && boardPeriod(kind, today).from === period.from;
  return isCurrent ? { period: kind } : { period: 'custom', ...period };
}
