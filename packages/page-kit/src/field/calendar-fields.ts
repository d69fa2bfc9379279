import type { FieldCommon } from './every-field.ts';

/** A day of the calendar without time and zone, `2026-05-20`. Bounds default to the years 1900 to 2999. */
export interface DateField extends FieldCommon {
  readonly kind: 'date';
  readonly min?: string;
  readonly max?: string;
  /** Day field until whose day the record holds that begins on this one, for ever while it is empty: a filter asks what holds on a day. */
  readonly until?: string;
  /** Filtered by a single day, the as-of day of the list, instead of a range. */
  readonly asOf?: true;
  /**
   * Something expires on the day: shown in red once it is over, in amber within so many days before, or within those that a field of the
   * record holds; in red within those days too where it is urgent.
   */
  readonly expiry?: { readonly within: number | string; readonly urgent?: true };
}

/** A week of ISO 8601, `2026-W21`. */
export interface WeekField extends FieldCommon {
  readonly kind: 'week';
}

/** A month of the calendar, `2026-05`. */
export interface MonthField extends FieldCommon {
  readonly kind: 'month';
}

/** A time of day, `08:30:00`. */
export interface TimeField extends FieldCommon {
  readonly kind: 'time';
  /** Whole minutes, shown without seconds. */
  readonly minutes?: true;
}
