import { compareDecimals, daysBetween, type Decimal, divide, type LocalDate, multiply, subtract, zero } from '@axle/kernel';

/** What a return is expected to cost: shares in percent, amounts of all pieces. */
export interface ReserveTerms {
  /** Refunded of shipped pieces over the last 90 days. */
  readonly refundRate: Decimal;
  readonly netSales: Decimal;
  readonly referral: Decimal;
  /** Percent of its referral fee that the platform keeps of a return, and its most. */
  readonly keptRate: Decimal;
  readonly keptMost?: Decimal;
  /** Of returned pieces, those that are sold again. */
  readonly resaleRate: Decimal;
  /** COGS, first leg and duty. */
  readonly landed: Decimal;
}

const hundred = '100' as Decimal;
const share = (amount: Decimal, percent: Decimal): Decimal => divide(multiply(amount, percent), hundred, 12);
const smaller = (one: Decimal, other: Decimal): Decimal => (compareDecimals(one, other) < 0 ? one : other);

/**
 * [O6i] The reserve for returns until they are known: the refund rate of what a refund of all pieces would cost, which is net sales, less
 * the referral fee that comes back, less the goods that are sold again. Never below nothing.
 */
export function refundReserve(terms: ReserveTerms, digits: number): Decimal {
  const { refundRate, netSales, referral, keptRate, keptMost, resaleRate, landed } = terms;
  const kept = share(referral, keptRate);
  const back = subtract(referral, keptMost === undefined ? kept : smaller(kept, keptMost));
  const cost = subtract(subtract(netSales, back), share(landed, resaleRate));
  return compareDecimals(cost, zero) <= 0 ? zero : divide(multiply(cost, refundRate), hundred, digits);
}

/** Days for which returns of a shipment are waited for. */
export const refundDays = 60;

/** [O6i] Whether returns of an order may still come: for 60 days after its shipment. */
export const mayBeReturned = (shippedOn: LocalDate, today: LocalDate): boolean => daysBetween(shippedOn, today) < refundDays;

/** Pieces of which the rate of their refunds says something. */
const leastShipped = 30;

/** [O6i] The refund rate of 90 days in percent: refunded of shipped pieces, and the assumed one where fewer than 30 were shipped. */
export const refundRateOf = (refunded: number, shipped: number, assumed: Decimal): Decimal =>
  shipped < leastShipped ? assumed : divide(multiply(String(refunded) as Decimal, hundred), String(shipped) as Decimal, 4);
