import { compareDecimals, type Decimal, divide, fill, multiply, type Refusal, subtract, text, zero } from '@axle/kernel';
import { isSellersFault, type ReturnReason } from './return-reason.ts';

/** What was paid for an order, and what of it was given back; the core charges that are in it, and what of them was given back. */
export interface PaidAmounts {
  readonly paid: Decimal;
  readonly refunded: Decimal;
  readonly corePaid: Decimal;
  readonly coreRefunded: Decimal;
}

/** What is asked for. */
export interface AskedRefund {
  readonly amount: Decimal;
  readonly coreAmount: Decimal;
  /** Percent that is kept. */
  readonly restockFee: Decimal;
  readonly reason: ReturnReason;
}

const aboveRoom = text('最多可退 {room}：已付 {paid}，已退 {refunded}', 'At most {room} can be refunded: {paid} paid, {refunded} refunded');
const aboveCore = text('旧件押金最多可退 {room}', 'At most {room} of the core charge can be refunded');
const noFee: Refusal = {
  code: 'NO_RESTOCK_FEE',
  field: 'restockFee',
  message: text('卖家责任不可收取重新上架费', 'No restocking fee when the seller is at fault'),
};
const nothing: Refusal = { code: 'NO_REFUND', field: 'refundAmount', message: text('请填写退款金额', 'Enter the amount to refund') };
const hundred = '100' as Decimal;
const room = (paid: Decimal, refunded: Decimal): Decimal => {
  const left = subtract(paid, refunded);
  return compareDecimals(left, zero) > 0 ? left : zero;
};

/** [O8a] What can still be refunded of an order: what was paid less what was refunded, never below nothing. */
export const refundRoom = ({ paid, refunded }: PaidAmounts): Decimal => room(paid, refunded);

/** [O8a] [O8b] [O8c] What stands against a refund, its core charge included. */
export function refundRefusals(asked: AskedRefund, amounts: PaidAmounts): readonly Refusal[] {
  const { amount, coreAmount, restockFee, reason } = asked;
  const [left, coreLeft] = [refundRoom(amounts), room(amounts.corePaid, amounts.coreRefunded)];
  const { paid, refunded } = amounts;
  const refusals: Refusal[] = [];
  const whole = subtract(amount, subtract(zero, coreAmount));
  if (compareDecimals(whole, zero) <= 0) refusals.push(nothing);
  if (compareDecimals(whole, left) > 0)
    refusals.push({ code: 'ABOVE_PAID', field: 'refundAmount', message: fill(aboveRoom, { room: left, paid, refunded }) });
  if (compareDecimals(coreAmount, coreLeft) > 0)
    refusals.push({ code: 'ABOVE_CORE', field: 'coreRefund', message: fill(aboveCore, { room: coreLeft }) });
  return [...refusals, ...restockRefusals(restockFee, reason)];
}

/** [O8c] Why no restocking fee may be kept. */
export const restockRefusals = (restockFee: Decimal, reason: ReturnReason): readonly Refusal[] =>
  compareDecimals(restockFee, zero) > 0 && isSellersFault(reason) ? [noFee] : [];

/** [O8a] What pieces of a line are refunded in full: their share of it, less the restocking fee in percent; at most what is left. */
export function fullRefund(
  {
    lineTotal,
    qty,
    returned,
    restockFee,
  }: { readonly lineTotal: Decimal; readonly qty: number; readonly returned: number; readonly restockFee: Decimal },
  digits: number,
): Decimal {
  const kept = subtract(hundred, restockFee);
  const share = multiply(multiply(lineTotal, String(Math.min(returned, qty)) as Decimal), kept);
  return divide(share, multiply(String(qty) as Decimal, hundred), digits);
}

/** Above so many US dollars a second person is asked. */
const alone = '200' as Decimal;

/** [O8g] Whether a refund needs a second person, by the total refunded for its return with it, in US dollars. */
export const needsSecondPerson = (dollars: Decimal): boolean => compareDecimals(dollars, alone) > 0;
