import { daysInMonth, ok, refuse } from '@axle/kernel';
import { toMilliseconds, toSeconds } from '@axle/validation';
import type { InstantField } from '../field/field.ts';
import { type KindRules, refusals } from './kind-rules.ts';

const shape = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?(?:Z|\+00:00)?$/;

/** The instant in its one written form, `2026-05-20T08:30:00.000Z`; undefined when the text is no UTC instant. */
export function utcInstant(text: string): string | undefined {
  const match = shape.exec(text.trim());
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '00', fraction = '0'] = match;
  if (Number(year) < 1 || Number(day) < 1 || Number(day) > daysInMonth(Number(year), Number(month))) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, '0')}Z`;
}

/** The second timestamp of a UTC instant, its milliseconds as the fraction. */
export const secondsOfInstant = (instant: string): number => toSeconds(Date.parse(instant));

/** The UTC instant of a second timestamp; undefined outside the years 1 to 9999. */
export function instantOfSeconds(seconds: number): string | undefined {
  const moment = new Date(toMilliseconds(seconds));
  return Number.isNaN(moment.getTime()) ? undefined : utcInstant(moment.toISOString());
}

/** Moments. On the wire they are second timestamps or UTC texts, in files UTC texts; the browser shows them in the reader's zone. */
export const instantRules: KindRules<InstantField, string> = {
  accept(field, json) {
    if (json === undefined || json === null || json === '') return ok(undefined);
    const instant = typeof json === 'string' ? utcInstant(json) : typeof json === 'number' ? instantOfSeconds(json) : undefined;
    return instant ? ok(instant) : refuse(refusals.format(field, json));
  },
  parse: (field, cell) => instantRules.accept(field, cell.trim()),
  format: (_field, value) => (value === undefined ? '' : value.slice(0, 19).replace('T', ' ')),
  operators: ['between', 'gte', 'lte', 'isEmpty', 'notEmpty'],
  sortable: true,
  align: 'left',
  width: 168,
};
