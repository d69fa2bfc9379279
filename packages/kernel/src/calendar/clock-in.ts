import type { LocalDate } from '../local-date.ts';

/** What the clocks of a place show at a moment. */
export interface LocalClock {
  readonly day: LocalDate;
  /** `HH:mm`, from 00:00 to 23:59. */
  readonly time: string;
}

/**
 * [K15] The day and the time that the clocks of a time zone show at a moment: an order of amazon.com belongs to the day of Los Angeles.
 *
 * @param moment an instant
 * @param timezone a zone of the IANA database; throws a RangeError for any other name
 */
export function clockIn(moment: Date, timezone: string): LocalClock {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' }).format(moment);
  return { day: shown.slice(0, 10) as LocalDate, time: shown.slice(11) };
}
