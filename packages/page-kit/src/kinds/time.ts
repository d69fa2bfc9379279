import type { TimeField } from '../field/calendar-fields.ts';
import { calendarRules } from './calendar-text.ts';
import { type KindRules, refusals } from './kind-rules.ts';

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

const rules = calendarRules<TimeField>(typedTime, 92, (field, value) =>
  field.minutes && !value.endsWith(':00') ? refusals.format(field, value) : undefined,
);

/** Times of day, with their seconds unless the field has whole minutes. */
export const timeRules: KindRules<TimeField, string> = {
  ...rules,
  format: ({ minutes }, value) => (minutes ? value?.slice(0, 5) : value) ?? '',
};
