import { add, compareDecimals, type Decimal, divide, multiply, sum, zero } from '@axle/kernel';
import { type ItemAmount, itemsOfLevel, type ProfitLevel, profitLevels } from './profit-items.ts';

/** What an order earned, level by level; without net sales it has no margin. */
export interface ProfitFigures extends Readonly<Record<ProfitLevel, Decimal>> {
  /** The profit of net sales, in percent to two digits. */
  readonly margin?: Decimal;
}

const hundred = '100' as Decimal;

/** [O6] A profit as a share of net sales in percent to two digits; undefined where nothing was sold. */
export const marginOf = (profit: Decimal, netSales: Decimal): Decimal | undefined =>
  compareDecimals(netSales, zero) === 0 ? undefined : divide(multiply(profit, hundred), netSales, 2);

/** [O6] From items to net sales, gross margin, margin after fulfilment and profit: each level is the one before and its own items. */
export function orderProfit(items: readonly Pick<ItemAmount, 'item' | 'amount'>[]): ProfitFigures {
  let reached: Decimal = zero;
  const levels = Object.fromEntries(
    profitLevels.map(level => {
      const own: readonly string[] = itemsOfLevel[level];
      reached = add(reached, sum(items.filter(({ item }) => own.includes(item)).map(({ amount }) => amount)));
      return [level, reached];
    }),
  ) as Record<ProfitLevel, Decimal>;
  const margin = marginOf(levels.profit, levels.netSales);
  return margin === undefined ? levels : { ...levels, margin };
}
