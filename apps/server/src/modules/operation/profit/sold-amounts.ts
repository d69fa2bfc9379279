import { type Decimal, zero } from '@axle/kernel';
import { apportion, type ProfitItem } from '@axle/operation';
import type { SoldPiece } from './order-facts.ts';
import type { ItemSource, ProfitDraft } from './profit-draft.ts';

const whole = (qty: number): Decimal => String(qty) as Decimal;

/** What pieces of a kit are worth to each other: what they cost, or how many they are. */
export const weightsOf = (pieces: readonly SoldPiece[]): readonly Decimal[] =>
  pieces.every(({ cost }) => cost !== undefined && cost !== zero) ? pieces.map(({ cost }) => cost!) : pieces.map(({ qty }) => whole(qty));

/** An amount of a line by its SKUs, to the least unit. */
export function bySkus(
  pieces: readonly SoldPiece[],
  item: ProfitItem,
  amount: Decimal,
  digits: number,
  source: ItemSource,
): readonly ProfitDraft[] {
  const shares = apportion(amount, weightsOf(pieces), digits);
  return pieces.map(({ line, sku }, at) => ({ line, sku, item, amount: shares[at]!, ...source }));
}
