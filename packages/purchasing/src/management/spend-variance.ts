import { compareDecimals, type Decimal, divide, multiply, round, subtract, sum, zero } from '@axle/kernel';
import { pieces } from '../amount.ts';
import type { Bought } from '../fact/saving.ts';

/** What was bought of an article before, and what of it now. */
export interface ComparedSpend {
  readonly before: Bought;
  readonly now: Bought;
}

/** Why spend changed, by two digits: other prices, more or fewer pieces, or other articles. The three come to the change. */
export interface SpendVariance {
  readonly before: Decimal;
  readonly price: Decimal;
  readonly volume: Decimal;
  readonly mix: Decimal;
  readonly now: Decimal;
}

/** What the pieces of now would have cost at the price before; an article that is new has no other price than its own. */
const atPriceBefore = ({ before, now }: ComparedSpend): Decimal =>
  before.qty <= 0 ? now.amount : divide(multiply(before.amount, pieces(now.qty)), pieces(before.qty), 6);

/**
 * [R58] Splits the change of spend. Price is what the pieces of now cost more than at the prices before, volume what more or fewer pieces
 * cost at the mean price before, and mix is the rest to the cent. Where nothing was bought before, all of it is volume.
 */
export function spendVariance(articles: readonly ComparedSpend[]): SpendVariance {
  const [before, now] = [sum(articles.map(one => one.before.amount)), sum(articles.map(one => one.now.amount))];
  const [qtyBefore, qtyNow] = [articles.reduce((all, one) => all + one.before.qty, 0), articles.reduce((all, one) => all + one.now.qty, 0)];
  const change = subtract(now, before);
  if (qtyBefore <= 0 || compareDecimals(before, zero) === 0) return { before, price: zero, volume: change, mix: zero, now };
  const price = round(subtract(now, sum(articles.map(atPriceBefore))), 2);
  const volume = divide(multiply(before, pieces(qtyNow - qtyBefore)), pieces(qtyBefore), 2);
  return { before, price, volume, mix: subtract(change, sum([price, volume])), now };
}
