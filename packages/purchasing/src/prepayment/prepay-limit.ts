import { add, compareDecimals, type Decimal, divide, fill, minorDigits, multiply, type Refusal, subtract, zero } from '@axle/kernel';

/** Percent of an order that may be paid in advance whatever its terms say. */
const always = '30' as Decimal;

/** An order of which a part is to be paid in advance. */
export interface PrepaidOrder {
  readonly currency: string;
  readonly gross: Decimal;
  /** Percent. */
  readonly depositPct: Decimal;
  /** Asked for or paid in advance already. */
  readonly prepaid: Decimal;
}

const pctOf = ({ depositPct }: PrepaidOrder): Decimal => (compareDecimals(depositPct, always) > 0 ? depositPct : always);
const share = ({ currency, gross }: PrepaidOrder, pct: Decimal): Decimal =>
  divide(multiply(gross, pct), '100' as Decimal, minorDigits(currency));

/** [R12a] What stands against paying so much more of an order in advance: `PREPAY_MOST`, above its deposit or 30 %. */
export function prepayRefusals(order: PrepaidOrder, amount: Decimal): readonly Refusal[] {
  const pct = pctOf(order);
  const message = { zh: '累计预付不能超过{pct}%', en: 'Prepaid in total at most {pct}%' };
  return compareDecimals(add(order.prepaid, amount), share(order, pct)) > 0
    ? [{ code: 'PREPAY_MOST', field: 'amount', message: fill(message, { pct }) }]
    : [];
}

const atLeastNothing = (amount: Decimal): Decimal => (compareDecimals(amount, zero) > 0 ? amount : zero);

/** [R12a] What is still to be paid in advance of an order by its terms. */
export const depositDue = (order: PrepaidOrder): Decimal => atLeastNothing(subtract(share(order, order.depositPct), order.prepaid));

/** [R12b] What was paid of an order beyond what may be paid in advance of it as it stands: what is to be refunded or moved. */
export const prepayExcess = (order: PrepaidOrder): Decimal => atLeastNothing(subtract(order.prepaid, share(order, pctOf(order))));
