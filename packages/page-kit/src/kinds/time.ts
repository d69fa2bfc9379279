import type { TimeField } from '../field/calendar-fields.ts';
import { calendarRules } from './calendar-text.ts';

// spreadsheets hand over a time as a moment of their day 0
const parts = /^(?:1899-12-3[01][ T])?(\d{1,2})(?::(\d{2})(?::(\d{2}))?|(\d{2})(\d{2})?)$/;

/** The time that a text means: `08:30:00`, `8:30`, `0830`, `083015`. */
export function typedTime(text: string): string | undefined {
  const match = parts.exec(text);
  if (!match) return undefined;
  const [, hour = '', minute = match[4] ?? '', second = match[5] ?? '00'] = match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}:${second}`;
}

/** Times of day. */
export const timeRules = calendarRules<TimeField>(typedTime, 92);
