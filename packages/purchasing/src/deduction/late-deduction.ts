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

/** What pieces of a line cost. */
export interface LinePrice {
  readonly price: Decimal;
  readonly currency: string;
}

const percentOf = (amount: Decimal, percent: Decimal): Decimal => divide(multiply(amount, percent), '100' as Decimal, 12);

const behindGrace = (batches: readonly LateBatch[], { graceDays }: LateTerms): readonly LateBatch[] =>
  batches.filter(({ daysLate }) => daysLate > graceDays);

/** [R16] What is late behind the days of grace, in pieces. */
export const lateQty = (batches: readonly LateBatch[], terms: LateTerms = lateTerms): number =>
  behindGrace(batches, terms).reduce((all, { qty }) => all + qty, 0);

/** [R16] The most that lateness costs: a share of what is late behind the days of grace, to the digits of the currency. */
export const lateCap = (batches: readonly LateBatch[], { price, currency }: LinePrice, terms: LateTerms = lateTerms): Decimal =>
  round(percentOf(multiply(price, pieces(lateQty(batches, terms))), terms.cap), minorDigits(currency));

/** [R16] What lateness costs without its cap, to the digits of the currency. */
export const lateCost = (batches: readonly LateBatch[], { price, currency }: LinePrice, terms: LateTerms = lateTerms): Decimal =>
  round(
    sum(
      behindGrace(batches, terms).map(({ qty, daysLate }) =>
        multiply(percentOf(multiply(price, pieces(qty)), terms.perDay), pieces(daysLate - terms.graceDays)),
      ),
    ),
    minorDigits(currency),
  );

/** [R16] What is deducted for lateness that is the supplier's doing; nothing for anybody else's, and nothing within the grace. */
export function lateDeduction(
  batches: readonly LateBatch[],
  at: LinePrice,
  responsibility: Responsibility,
  terms: LateTerms = lateTerms,
): Decimal {
  if (responsibility !== 'supplier') return zero;
  const [whole, most] = [lateCost(batches, at, terms), lateCap(batches, at, terms)];
  return compareDecimals(whole, most) < 0 ? whole : most;
}
