import type { LocalDate, Refusal } from '@axle/kernel';
import { type ClosedTo, dayRefusals } from '@axle/purchasing';

/**
 * [R13c] What stands against posting a document on a day, at no field: receipts, payments and claims have none for the day in the books,
 * and a refusal at a field that a record lacks is read as a missing right.
 */
export const refusedDay = (day: LocalDate, account: ClosedTo): readonly Refusal[] =>
  dayRefusals(day, account).map(({ code, message }) => ({ code, message }));
