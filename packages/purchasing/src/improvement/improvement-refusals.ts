import { daysBetween, type LocalDate, type Refusal, text } from '@axle/kernel';

/** [R81] What stands against agreeing on an improvement that is due on a day: the day has passed (`PAST`). */
export const improvementRefusals = (due: LocalDate, today: LocalDate): readonly Refusal[] =>
  due < today ? [{ code: 'PAST', field: 'dueDate', message: text('到期日不能早于今天', 'It cannot be due before today') }] : [];

/** [R81] Days by which an improvement is overdue: none before its day is over, and none once it is closed. */
export const improvementDaysLate = (due: LocalDate, isOpen: boolean, today: LocalDate): number =>
  isOpen ? Math.max(0, daysBetween(due, today)) : 0;
