import { addMonths, type LocalDate } from '@axle/kernel';

/** [O6h] The month, as its first day, in which an amount counts: the order’s own while it is open, else the next one that is. */
export function countedMonth(own: LocalDate, locked: readonly LocalDate[]): LocalDate {
  let month = own;
  while (locked.includes(month)) month = addMonths(month, 1);
  return month;
}
