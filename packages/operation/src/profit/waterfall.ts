import { add, type Decimal, sum, zero } from '@axle/kernel';
import { type ItemAmount, itemsOfLevel, type ProfitItem, type ProfitLevel, profitLevels } from './profit-items.ts';

/** A bar of the opened waterfall: a level from the ground up, or an item that hangs where the bar before it ended. */
export type WaterfallBar =
  | { readonly kind: 'level'; readonly key: ProfitLevel; readonly amount: Decimal; readonly from: Decimal; readonly to: Decimal }
  | { readonly kind: 'item'; readonly key: ProfitItem; readonly amount: Decimal; readonly from: Decimal; readonly to: Decimal };

/** [O6d] The bars from the first item to the profit: items that come to nothing are left out, and each level stands where its items end. */
export function waterfall(items: readonly Pick<ItemAmount, 'item' | 'amount'>[]): readonly WaterfallBar[] {
  let reached: Decimal = zero;
  return profitLevels.flatMap((level): readonly WaterfallBar[] => {
    const bars = itemsOfLevel[level].flatMap((key: ProfitItem): readonly WaterfallBar[] => {
      const amount = sum(items.filter(({ item }) => item === key).map(one => one.amount));
      if (amount === zero) return [];
      const from = reached;
      reached = add(reached, amount);
      return [{ kind: 'item', key, amount, from, to: reached }];
    });
    return [...bars, { kind: 'level', key: level, amount: reached, from: zero, to: reached }];
  });
}
