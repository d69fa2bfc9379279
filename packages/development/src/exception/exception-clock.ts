import { addDays, daysBetween, type LocalDate } from '@axle/kernel';
import type { ExceptionLevel } from './exception-causes.ts';

const daysToSolve: Readonly<Record<ExceptionLevel, number>> = { high: 3, mid: 7, low: 14 };
const graceDays = 3;

/** [N9a] The day by which an exception is to be solved: 3, 7 or 14 days after it was raised, by its level. */
export const exceptionDue = (level: ExceptionLevel, raisedOn: LocalDate): LocalDate => addDays(raisedOn, daysToSolve[level]);

/** [N9a] Whether an exception that is not solved goes to the owner of the project: three days past its day. */
export const isEscalated = (dueAt: LocalDate, today: LocalDate): boolean => daysBetween(dueAt, today) >= graceDays;
