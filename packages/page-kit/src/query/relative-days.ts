import type { LocalDate, Text } from '@axle/kernel';
import { defaultRange } from '@axle/validation';

/** First and last day of a span; an open end is undefined. */
export type DaySpan = readonly [LocalDate | undefined, LocalDate | undefined];

/** A span of days that moves with the calendar. It stays relative wherever it is kept, and is worked out when it is asked. */
export interface RelativeSpan {
  readonly key: string;
  readonly title: Text;
  readonly days: (today: LocalDate) => DaySpan;
}

const oneDay = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10) as LocalDate;
const plus = (day: LocalDate, days: number) => dayOf(Date.parse(day) + days * oneDay);
/** A day of the month that lies some months from the day's; day 0 is the last one of the month before. */
const ofMonth = (day: LocalDate, months: number, date: number) =>
  dayOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, date));
/** Weeks begin on Monday. */
const monday = (day: LocalDate) => plus(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));
const quarterMonth = (day: LocalDate) => -((Number(day.slice(5, 7)) - 1) % 3);

const lastDays = (days: number): RelativeSpan => ({
  key: `last${days}d`,
  title: { zh: `最近 ${days} 天`, en: days === 1 ? 'Last day' : `Last ${days} days` },
  days: today => [plus(today, 1 - days), today],
});
const nextDays = (days: number): RelativeSpan => ({
  key: `next${days}d`,
  title: { zh: `未来 ${days} 天`, en: days === 1 ? 'Next day' : `Next ${days} days` },
  days: today => [today, plus(today, days - 1)],
});
const olderThan = (days: number): RelativeSpan => ({
  key: `olderThan${days}d`,
  title: { zh: `${days} 天以前`, en: days === 1 ? 'Older than a day' : `Older than ${days} days` },
  days: today => [undefined, plus(today, -days)],
});

/** The spans that are offered by name, shortest first. */
export const relativeSpans: readonly RelativeSpan[] = [
  { key: 'today', title: { zh: '今天', en: 'Today' }, days: today => [today, today] },
  { key: 'yesterday', title: { zh: '昨天', en: 'Yesterday' }, days: today => [plus(today, -1), plus(today, -1)] },
  { key: 'thisWeek', title: { zh: '本周', en: 'This week' }, days: today => [monday(today), plus(monday(today), 6)] },
  lastDays(7),
  lastDays(30),
  { key: 'pastMonth', title: { zh: '近一个月', en: 'Past month' }, days: defaultRange },
  { key: 'thisMonth', title: { zh: '本月', en: 'This month' }, days: today => [ofMonth(today, 0, 1), ofMonth(today, 1, 0)] },
  { key: 'lastMonth', title: { zh: '上月', en: 'Last month' }, days: today => [ofMonth(today, -1, 1), ofMonth(today, 0, 0)] },
  {
    key: 'thisQuarter',
    title: { zh: '本季度', en: 'This quarter' },
    days: today => [ofMonth(today, quarterMonth(today), 1), ofMonth(today, quarterMonth(today) + 3, 0)],
  },
  {
    key: 'thisYear',
    title: { zh: '今年', en: 'This year' },
    days: today => [`${today.slice(0, 4)}-01-01` as LocalDate, `${today.slice(0, 4)}-12-31` as LocalDate],
  },
];

const counted = { last: lastDays, next: nextDays, olderThan } as const;

/** Most days that a counted span may name. */
export const mostSpanDays = 3650;

/**
 * The span that a key names: one of {@link relativeSpans}, or `last30d`, `next7d`, `olderThan90d` with any number of days from 1 to
 * {@link mostSpanDays}. The last 30 days end today; what is older than 30 days is what they leave behind them.
 */
export function relativeSpan(key: unknown): RelativeSpan | undefined {
  if (typeof key !== 'string') return undefined;
  const named = relativeSpans.find(span => span.key === key);
  if (named) return named;
  const [, kind, digits] = /^(last|next|olderThan)([1-9]\d{0,3})d$/.exec(key) ?? [];
  const days = Number(digits);
  return kind && days <= mostSpanDays ? counted[kind as keyof typeof counted](days) : undefined;
}
