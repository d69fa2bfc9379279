import { absolute, type Decimal, fill, groupedDecimal, type LocalDate, minorDigits, type Refusal, subtract, sum, zero } from '@axle/kernel';
import { type ClosedTo, dayRefusals } from './period-refusals.ts';
import type { VoucherLine } from './voucher.ts';

/** A voucher that somebody writes by hand. */
export interface ManualVoucher {
  readonly currency: string;
  readonly accountDate: LocalDate;
  readonly lines: readonly VoucherLine[];
  readonly memo: string;
}

const leastMemo = 10;

/**
 * [R13b] What stands against a voucher by hand: fewer than two lines (`LINES`), debits that are not its credits (`UNBALANCED`), a memo of
 * fewer than ten characters (`MEMO`), a day in a closed month of the company (`CLOSED`) or a locked statement of the supplier (`LOCKED`).
 */
export function voucherRefusals({ currency, accountDate, lines, memo }: ManualVoucher, account: ClosedTo = {}): readonly Refusal[] {
  const off: Decimal = subtract(sum(lines.map(({ debit }) => debit)), sum(lines.map(({ credit }) => credit)));
  const amt = groupedDecimal(absolute(off), minorDigits(currency));
  return [
    ...(lines.length < 2
      ? [{ code: 'LINES', field: 'lines', message: { zh: '凭证至少两行', en: 'A voucher has at least two lines' } }]
      : []),
    ...(off === zero
      ? []
      : [{ code: 'UNBALANCED', field: 'lines', message: fill({ zh: '借贷不平，差额{amt}', en: 'Not balanced, off by {amt}' }, { amt }) }]),
    ...(memo.trim().length < leastMemo
      ? [{ code: 'MEMO', field: 'memo', message: { zh: '摘要至少10个字符', en: 'The memo needs at least 10 characters' } }]
      : []),
    ...dayRefusals(accountDate, account),
  ];
}
