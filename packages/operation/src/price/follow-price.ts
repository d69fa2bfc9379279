import { compareDecimals, type Decimal, subtract } from '@axle/kernel';

/** What a rule of repricing goes by; all in one currency. */
export interface FollowedPrice {
  /** What the buy box costs now. */
  readonly buyBoxPrice?: Decimal | undefined;
  /** How much less than the buy box is asked. */
  readonly under: Decimal;
  readonly floor?: Decimal | undefined;
  readonly most?: Decimal | undefined;
  readonly mapPrice?: Decimal | undefined;
}

const larger = (one: Decimal, other: Decimal | undefined): Decimal =>
  other !== undefined && compareDecimals(other, one) > 0 ? other : one;

/**
 * [O1c] The price that follows the buy box by a rule: less than it by an amount, at most the largest, and never below floor or MAP; none
 * without a buy box or without a floor (operation.md, operationListing).
 */
export function followPrice({ buyBoxPrice, under, floor, most, mapPrice }: FollowedPrice): Decimal | undefined {
  if (buyBoxPrice === undefined || floor === undefined) return undefined;
  const wanted = subtract(buyBoxPrice, under);
  const capped = most !== undefined && compareDecimals(wanted, most) > 0 ? most : wanted;
  return larger(larger(capped, floor), mapPrice);
}
