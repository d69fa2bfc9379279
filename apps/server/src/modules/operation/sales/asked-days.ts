import { addDays, endOfMonth, type LocalDate, type LocalWeek, mondayOf, text } from '@axle/kernel';
import { firstOfDays } from '@axle/operation';
import type { RecordValues } from '@axle/page-kit';

/** Why days are refused that end before they begin. */
export const daysBackwards = {
  code: 'DAYS_BACKWARDS',
  field: 'to',
  message: text('结束日期早于开始日期', 'The end date is before the start date'),
};

/** From the one day to the other, both included. */
export interface AskedDays {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The days that a tool was asked about: the last 30 unless given. */
export function askedDays(input: RecordValues, today: LocalDate): AskedDays {
  const to = (input['to'] as LocalDate | undefined) ?? today;
  return { from: (input['from'] as LocalDate | undefined) ?? firstOfDays(to, 30), to };
}

/** The first and the last day of a day, a week or a month. */
function endsOf(by: string, of: string): AskedDays {
  if (by === 'day') return { from: of as LocalDate, to: of as LocalDate };
  if (by === 'month') return { from: `${of}-01` as LocalDate, to: endOfMonth(`${of}-01` as LocalDate) };
  const monday = mondayOf(of as LocalWeek);
  return { from: monday, to: addDays(monday, 6) };
}

/** Whether a dimension is of time. */
export const isOfTime = (by: string): boolean => by === 'day' || by === 'week' || by === 'month';

/** Those of the days that are in a day, a week or a month. */
export function daysWithin(by: string, of: string, { from, to }: AskedDays): AskedDays {
  const ends = endsOf(by, of);
  return { from: ends.from < from ? from : ends.from, to: ends.to > to ? to : ends.to };
}
