import { daysBetween, type LocalDate } from '@axle/kernel';

/** Days that pieces may lie at Amazon without an offer. */
const patience = 7;

/** [FBA4] Whether pieces have lain without an offer for longer than a week. */
export const strandedTooLong = (since: LocalDate, day: LocalDate): boolean => daysBetween(since, day) > patience;
