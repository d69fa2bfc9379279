import { add, compareDecimals, type Decimal, divide, fill, minorDigits, multiply, type Refusal } from '@axle/kernel';

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

/** [R12a] What stands against paying so much more of an order in advance: `PREPAY_MOST`, above its deposit or 30 %. */
export function prepayRefusals({ currency, gross, depositPct, prepaid }: PrepaidOrder, amount: Decimal): readonly Refusal[] {
  const pct = compareDecimals(depositPct, always) > 0 ? depositPct : always;
  const most = divide(multiply(gross, pct), '100' as Decimal, minorDigits(currency));
  const message = { zh: '累计预付不能超过{pct}%', en: 'Prepaid in total at most {pct}%' };
  return compareDecimals(add(prepaid, amount), most) > 0 ? [{ code: 'PREPAY_MOST', field: 'amount', message: fill(message, { pct }) }] : [];
}
