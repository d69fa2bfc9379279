import { absolute, compareDecimals, type Decimal, fill, type LocalDate, type Refusal, subtract } from '@axle/kernel';
import { endOfPeriod, type LedgerPeriod } from '../ledger/period-refusals.ts';

/** The most that both sides may differ by where a statement counts as agreed. */
const mostDifference = '1' as Decimal;

/** [R54] What stands against making the statements of a month: it is not over (`NOT_OVER`). */
export const statementRefusals = (period: LedgerPeriod, today: LocalDate): readonly Refusal[] =>
  endOfPeriod(period) < today
    ? []
    : [{ code: 'NOT_OVER', field: 'period', message: { zh: '该月尚未结束，不能对账', en: 'The month is not over yet' } }];

/** [R55] By how much the closing of the supplier is above ours, and whether that counts as agreed. */
export function supplierReply(closing: Decimal, supplierClosing: Decimal): { readonly diff: Decimal; readonly isAgreed: boolean } {
  const diff = subtract(supplierClosing, closing);
  return { diff, isAgreed: compareDecimals(absolute(diff), mostDifference) <= 0 };
}

/** How the statements of an account stand around the one that is to be locked or unlocked. */
export interface StatementsAround {
  /** The month of an earlier statement that is not locked. */
  readonly earlierOpen?: LedgerPeriod | undefined;
  /** The month of a later one that is locked. */
  readonly laterLocked?: LedgerPeriod | undefined;
  /** The closing of the books as they stand. */
  readonly closingNow: Decimal;
}

/**
 * [R56] What stands against locking a statement besides its difference: an earlier one is open (`EARLIER`), or the books of its month have
 * changed since it was made (`MOVED`).
 */
export function lockTurnRefusals(closing: Decimal, { earlierOpen, closingNow }: StatementsAround): readonly Refusal[] {
  if (earlierOpen !== undefined) {
    const message = { zh: '请先锁定{period}的对账单', en: 'Lock the statement of {period} first' };
    return [{ code: 'EARLIER', message: fill(message, { period: earlierOpen }) }];
  }
  const moved = {
    zh: '对账单发出后本期又有记账；请登记异议并处理，按账面重新计算后再确认',
    en: 'The month was posted in after the statement was made: dispute and resolve it, so that it is made again from the books',
  };
  return closing === closingNow ? [] : [{ code: 'MOVED', message: moved }];
}

/** [R56] What stands against unlocking a statement: a later one is locked (`NOT_LAST`). */
export function unlockRefusals({ laterLocked }: Pick<StatementsAround, 'laterLocked'>): readonly Refusal[] {
  const message = { zh: '只能解锁最后锁定的对账单，{period}已锁定', en: 'Only the last locked statement is unlocked; {period} is locked' };
  return laterLocked === undefined ? [] : [{ code: 'NOT_LAST', message: fill(message, { period: laterLocked }) }];
}
