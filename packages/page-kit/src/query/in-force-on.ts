import type { LocalDate } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import { kinds } from '../kinds/kinds.ts';
import type { FilterOperator } from './filter.ts';
import { relativeSpan } from './relative-days.ts';

/** The day field until whose day a record holds that begins on the day of this field; undefined for any other field. */
export const untilOf = (field: Field): string | undefined => (field.kind === 'date' ? field.until : undefined);

/** Whether a field can be compared that way: as its kind can, and by the day that its record holds on where it is the first day of one. */
export const mayCompare = (field: Field, op: FilterOperator): boolean =>
  op === 'inForceOn' ? untilOf(field) !== undefined : kinds[field.kind].operators.includes(op);

/** [HO1] Whether what is in force from a day, until another or for ever, holds on a day. */
export const inForceOn = (from: string | undefined, until: string | undefined, day: string): boolean =>
  from !== undefined && from <= day && (until === undefined || day <= until);

/** The day that a filter asks for by `inForceOn`: `today` and `yesterday` move with the calendar, others stand. */
export const dayAsked = (value: unknown, today: LocalDate): unknown =>
  value === 'today' || value === 'yesterday' ? relativeSpan(value)!.days(today)[0] : value;
