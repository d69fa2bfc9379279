import { compareDecimals, type Decimal, zero } from '@axle/kernel';

/** The costs that may make a loss, in the order of the waterfall. */
export const lossItems = ['fees', 'cogs', 'firstLeg', 'duty', 'lastMile', 'handling', 'storage', 'ads', 'refund'] as const;

/** One of {@link lossItems}. */
export type LossItem = (typeof lossItems)[number];

/** What something cost, item by item. */
export type CostedProfit = Readonly<Record<LossItem, Decimal>>;

/** [O6k] The cost that takes the most of what was sold, of equal ones the earlier; none where nothing was paid. */
export const lossCause = (costs: CostedProfit): LossItem | undefined => {
  const [most] = lossItems.toSorted((one, other) => compareDecimals(costs[other], costs[one]));
  return most !== undefined && compareDecimals(costs[most], zero) > 0 ? most : undefined;
};

/** [O6k] Whether profits of months one after the other end with two below nothing. */
export const isLossRunning = (profits: readonly Decimal[]): boolean =>
  profits.length >= 2 && profits.slice(-2).every(profit => compareDecimals(profit, zero) < 0);
