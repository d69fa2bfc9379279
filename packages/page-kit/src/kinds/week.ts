import { localWeek, weekOf } from '@axle/kernel';
import type { WeekField } from '../field/calendar-fields.ts';
import { calendarRules } from './calendar-text.ts';
import { typedDay } from './date.ts';

const parts = /^(\d{4})\s*[-/年]?\s*(?:W|第)?\s*(\d{1,2})周?$/i;

/** The week that a text means: `2026-W21`, `2026W21`, `2026-21`, `2026年第21周`; of a day its week. */
export function typedWeek(text: string): string | undefined {
  const match = parts.exec(text);
  const read = match ? localWeek(`${match[1]}-W${match[2]?.padStart(2, '0')}`) : undefined;
  if (read) return read.ok ? read.value : undefined;
  const day = /^\d{5}/.test(text) ? undefined : typedDay(text);
  return day && weekOf(day);
}

/** Weeks of ISO 8601. */
export const weekRules = calendarRules<WeekField>(typedWeek, 96);
