import { add, compareDecimals, type Decimal, type LocalDate, zero } from '@axle/kernel';
import { type AgedPayable, agedPayable, type BilledAmount } from '../ledger/payable-aging.ts';

/**
 * [R59] The payable of an account by how long it is due; it comes to the balance. What a supplier owes us on it, below zero, is not due,
 * for it is taken off what is billed next.
 */
export function agedBalance(billed: readonly BilledAmount[], payable: Decimal, today: LocalDate): AgedPayable {
  const aged = agedPayable(billed, payable, today);
  return compareDecimals(payable, zero) < 0 ? { ...aged, notDue: add(aged.notDue, payable) } : aged;
}
