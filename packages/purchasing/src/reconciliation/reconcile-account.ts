import { type Decimal, type LocalDate, negate, subtract, zero } from '@axle/kernel';
import type { LedgerEventCode } from '../ledger/ledger-event.ts';
import { statement } from '../ledger/statement.ts';
import type { VoucherLine } from '../ledger/voucher.ts';

/** An entry of the ledger of a supplier; one that takes a voucher back has the event of that voucher. */
export interface LedgerMovement extends VoucherLine {
  readonly day: LocalDate;
  readonly event: LedgerEventCode;
}

/**
 * A statement of the payable of a supplier, in its currency: what is owed stands above zero. Invoices and adjustments raise it; returns,
 * deductions, claims, used prepayments and payments, written above zero, lower it. Received, unbilled and prepaid stand beside it.
 */
export interface ReconciledAccount {
  readonly opening: Decimal;
  readonly invoiced: Decimal;
  readonly returned: Decimal;
  readonly deducted: Decimal;
  readonly claimed: Decimal;
  readonly prepayUsed: Decimal;
  readonly paid: Decimal;
  readonly adjusted: Decimal;
  readonly closing: Decimal;
  /** Goods accepted in the period, at the prices of the order. */
  readonly received: Decimal;
  /** Accepted and not billed at its end. */
  readonly unbilled: Decimal;
  /** Paid in advance and not used at its end. */
  readonly prepaid: Decimal;
}

/** Where a change of the payable stands. */
export type StatementColumn = 'invoiced' | 'returned' | 'deducted' | 'claimed' | 'prepayUsed' | 'paid' | 'adjusted';

const columns: Readonly<Partial<Record<LedgerEventCode, StatementColumn>>> = {
  e2: 'invoiced',
  e4: 'prepayUsed',
  e5: 'deducted',
  e6: 'paid',
  e7: 'returned',
  e9: 'claimed',
};

/** [R53] The column of a change of the payable, by its event: vouchers by hand are adjustments. */
export const statementColumn = (event: LedgerEventCode): StatementColumn => columns[event] ?? 'adjusted';

/** [R53] The statement of the payable over a period, both days included, with what was accepted, is unbilled and is prepaid. */
export function reconcileAccount(movements: readonly LedgerMovement[], from: LocalDate, to: LocalDate): ReconciledAccount {
  const of = (account: VoucherLine['account']) =>
    statement(
      movements.flatMap(({ account: on, day, event, debit, credit }) =>
        on === account ? [{ day, kind: account === 'ap' ? statementColumn(event) : event, amount: subtract(credit, debit) }] : [],
      ),
      from,
      to,
    );
  const [payable, grir, prepay] = [of('ap'), of('grir'), of('prepay')];
  const raised = (column: StatementColumn): Decimal => payable.byKind[column] ?? zero;
  const lowered = (column: StatementColumn): Decimal => negate(raised(column));
  return {
    opening: payable.opening,
    invoiced: raised('invoiced'),
    returned: lowered('returned'),
    deducted: lowered('deducted'),
    claimed: lowered('claimed'),
    prepayUsed: lowered('prepayUsed'),
    paid: lowered('paid'),
    adjusted: raised('adjusted'),
    closing: payable.closing,
    received: grir.byKind['e1'] ?? zero,
    unbilled: grir.closing,
    prepaid: negate(prepay.closing),
  };
}
