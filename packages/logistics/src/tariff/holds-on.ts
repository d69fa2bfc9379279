import type { LocalDate } from '@axle/kernel';

/** A period of whole days; an end that is not given is open. */
interface Period {
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
}

/** Whether a period has a day; both its ends belong to it. */
export const holdsOn = (day: LocalDate, { from, to }: Period): boolean =>
  (from === undefined || from <= day) && (to === undefined || day <= to);
