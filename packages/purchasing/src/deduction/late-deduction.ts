import { compareDecimals, type Decimal, divide, minorDigits, multiply, round, sum, zero } from '@axle/kernel';
import { pieces } from '../amount.ts';
import type { Responsibility } from '../delivery/kpi-date.ts';

/** A late part of a line. */
export interface LateBatch {
  readonly qty: number;
  readonly daysLate: number;
}

/** What lateness costs: percent a day behind the grace, up to a share of what is late in percent. */
export interface LateTerms {
  readonly perDay: Decimal;
  readonly graceDays: number;
  readonly cap: Decimal;
}

/** [R16] The terms in force where a contract has none of its own. */
export const lateTerms: LateTerms = { perDay: '0.5' as Decimal, graceDays: 3, cap: '10' as Decimal };

const percentOf = (amount: Decimal, percent: Decimal): Decimal => divide(multiply(amount, percent), '100' as Decimal, 12);

/** [R16] What is deducted for lateness that is the supplier's doing; nothing for anybody else's, and nothing within the grace. */
export function lateDeduction(
  batches: readonly LateBatch[],
  { price, currency }: { readonly price: Decimal; readonly currency: string },
  responsibility: Responsibility,
  { perDay, graceDays, cap }: LateTerms = lateTerms,
): Decimal {
  if (responsibility !== 'supplier') return zero;
  const late = batches.filter(({ daysLate }) => daysLate > graceDays);
  const worth = (qty: number) => multiply(price, pieces(qty));
  const whole = sum(late.map(({ qty, daysLate }) => multiply(percentOf(worth(qty), perDay), pieces(daysLate - graceDays))));
  const most = percentOf(sum(late.map(({ qty }) => worth(qty))), cap);
  return round(compareDecimals(whole, most) < 0 ? whole : most, minorDigits(currency));
}
