import type { MonthField } from '../field/calendar-fields.ts';
import { calendarRules } from './calendar-text.ts';
import { typedDay } from './date.ts';

const parts = /^(\d{4})\s*(?:[-/.年]\s*(\d{1,2})月?|(\d{2}))$/;

/** The month that a text means: `2026-05`, `2026/5`, `2026年5月`, `202605`, and its first day, which is what spreadsheets make of it. */
export function typedMonth(text: string): string | undefined {
  const match = parts.exec(text);
  const month = match && `${match[1]}-${(match[2] ?? match[3] ?? '').padStart(2, '0')}`;
  if (month) return typedDay(`${month}-01`) && month;
  const day = typedDay(text);
  return day?.endsWith('-01') ? day.slice(0, 7) : undefined;
}

/** Months of the calendar. */
export const monthRules = calendarRules<MonthField>(typedMonth, 88);
