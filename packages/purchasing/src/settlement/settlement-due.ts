import type { LocalDate } from '@axle/kernel';
import { dueDate, type DueTerm } from '../terms/due-date.ts';

/** A day from which something of a settlement is owed, and its terms. */
export interface OwedFrom extends DueTerm {
  readonly day: LocalDate;
}

/** [R49] When a settlement is due: as the first of what it pays for is, by its terms from the day of its invoice. Undefined for nothing. */
export const settlementDue = (owed: readonly OwedFrom[]): LocalDate | undefined =>
  owed
    .map(({ day, ...term }) => dueDate(term, day))
    .reduce<LocalDate | undefined>((first, day) => (!first || day < first ? day : first), undefined);
