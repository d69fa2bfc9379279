import { addDays, type LocalDate, localDate } from '@axle/kernel';
import type { DateField } from '../field/calendar-fields.ts';
import { calendarRules } from './calendar-text.ts';
import { refusals } from './kind-rules.ts';

const parts = /^(\d{4})(?:[-/.年]\s*(\d{1,2})(?:[-/.月]\s*(\d{1,2})日?)|(\d{2})(\d{2}))(?:[ T]0?0:00(?::00(?:\.0+)?)?)?$/;

/** Day 0 of spreadsheets; they count a 29 February 1900 that there was not, so earlier days are not read as numbers. */
const dayZero = '1899-12-30' as LocalDate;
const serial = /^[2-9]\d{4}(?:\.0+)?$/;

/**
 * The day that a text means: `2026-05-20`, `2026/5/20`, `2026年5月20日`, `20260520`, a spreadsheet's day number such as `46162`. Days
 * with a time other than midnight, and orders of day and month that could be mistaken, are none.
 */
export function typedDay(text: string): LocalDate | undefined {
  if (serial.test(text)) return addDays(dayZero, Number(text));
  const match = parts.exec(text);
  if (!match) return undefined;
  const [, year = '', month = match[4] ?? '', day = match[5] ?? ''] = match;
  const read = localDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return read.ok ? read.value : undefined;
}

/** Days of the calendar. */
export const dateRules = calendarRules<DateField>(typedDay, 108, ({ min = '1900-01-01', max = '2999-12-31', ...field }, value) =>
  value < min || value > max ? refusals.range(field as DateField, `${min} – ${max}`) : undefined,
);
