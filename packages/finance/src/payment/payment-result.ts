import {
  add,
  compareDecimals,
  type Decimal,
  fill,
  groupedDecimal,
  type LocalDate,
  minorDigits,
  type Refusal,
  subtract,
  zero,
} from '@axle/kernel';

/** A request for payment as a result of the bank meets it. */
export interface AwaitedPayment {
  readonly state: string;
  readonly currency: string;
  readonly amount: Decimal;
  /** What was paid of it before. */
  readonly paid: Decimal;
}

/** What a bank has paid of a request, and on which day. */
export interface PaidSum {
  readonly amount: Decimal;
  readonly paidOn: LocalDate;
}

const notToPay: Refusal = {
  code: 'STATE',
  field: 'paymentRequest',
  message: { zh: '付款申请须已审批且未付清', en: 'The request must be approved and not paid in full' },
};
const notPositive: Refusal = { code: 'AMOUNT', field: 'amount', message: { zh: '金额须大于0', en: 'The amount must be above zero' } };
const ahead: Refusal = { code: 'AHEAD', field: 'paidOn', message: { zh: '付款日期不能晚于今天', en: 'Not after today' } };
const aboveRequest = { zh: '最多还可付{amt}', en: 'At most {amt} is left to pay' };

/** [PAY1] What is left to pay of a request. */
export const leftToPay = ({ amount, paid }: Pick<AwaitedPayment, 'amount' | 'paid'>): Decimal => subtract(amount, paid);

/**
 * [PAY1] What stands against a result of the bank: the request does not wait for it (`STATE`), it is of nothing (`AMOUNT`), of more than is
 * left (`ABOVE_REQUEST`), or of a day to come (`AHEAD`).
 */
export function paymentRefusals(request: AwaitedPayment, { amount, paidOn }: PaidSum, today: LocalDate): readonly Refusal[] {
  if (!['approved', 'part_paid'].includes(request.state)) return [notToPay];
  if (compareDecimals(amount, zero) <= 0) return [notPositive];
  const left = leftToPay(request);
  const amt = groupedDecimal(left, minorDigits(request.currency));
  if (compareDecimals(amount, left) > 0) return [{ code: 'ABOVE_REQUEST', field: 'amount', message: fill(aboveRequest, { amt }) }];
  return paidOn > today ? [ahead] : [];
}

/** [PAY1] What was paid of a request with another sum, and where it stands then. */
export function requestPaid(
  request: Pick<AwaitedPayment, 'amount' | 'paid'>,
  amount: Decimal,
): { paid: Decimal; state: 'part_paid' | 'paid' } {
  const paid = add(request.paid, amount);
  return { paid, state: compareDecimals(paid, request.amount) < 0 ? 'part_paid' : 'paid' };
}
