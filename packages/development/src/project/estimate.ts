import { add, compareDecimals, type Decimal, divide, multiply, round, subtract, sum, zero } from '@axle/kernel';

/** What a piece sells for and what it costs, in one currency; percentages are of the price. */
export interface EstimateInput {
  readonly price: Decimal;
  /** Fees of the platform. */
  readonly feePct: Decimal;
  /** Cost of a piece up to the warehouse. */
  readonly landed: Decimal;
  readonly lastMile: Decimal;
  readonly adPct: Decimal;
  readonly returnPct: Decimal;
  readonly mould?: Decimal;
  readonly monthlySales?: number;
}

/** What a piece earns, and in how many months the mould is earned back. */
export interface Estimate {
  readonly unitProfit: Decimal;
  readonly marginPct: Decimal;
  /** Undefined where nothing is earned, sold or to be earned back. */
  readonly paybackMonths?: Decimal;
}

const hundred = '100' as Decimal;
const shown = 2;

/**
 * [N1] Profit is the price less the percentages of it, the landed cost and the last mile; margin is its share of the price. The mould is
 * earned back in mould / (profit × monthly sales) months. Only what is answered is rounded. Undefined without a price.
 */
export function estimate(input: EstimateInput): Estimate | undefined {
  const { price, feePct, landed, lastMile, adPct, returnPct, mould, monthlySales = 0 } = input;
  if (compareDecimals(price, zero) <= 0) return undefined;
  const kept = subtract(hundred, sum([feePct, adPct, returnPct]));
  const profit = subtract(multiply(price, multiply(kept, '0.01' as Decimal)), add(landed, lastMile));
  const monthly = multiply(profit, String(monthlySales) as Decimal);
  return {
    unitProfit: round(profit, shown),
    marginPct: divide(multiply(profit, hundred), price, shown),
    ...(mould !== undefined && compareDecimals(monthly, zero) > 0 ? { paybackMonths: divide(mould, monthly, shown) } : {}),
  };
}
