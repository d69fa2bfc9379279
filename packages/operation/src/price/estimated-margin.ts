import { compareDecimals, type Decimal, divide, multiply, subtract } from '@axle/kernel';

/** What a margin is estimated by. */
export interface MarginTerms {
  readonly price?: Decimal | undefined;
  /** Landed cost and fulfilment of a piece. */
  readonly unitCost?: Decimal | undefined;
  /** What the platform keeps, in percent. */
  readonly feePercent?: Decimal | undefined;
}

const hundred = '100' as Decimal;

/** [O1d] What a price leaves after cost and the share of the platform, in percent of it with two digits; nothing where one is unknown. */
export function estimatedMargin({ price, unitCost, feePercent }: MarginTerms): Decimal | undefined {
  if (price === undefined || unitCost === undefined || feePercent === undefined) return undefined;
  if (compareDecimals(price, '0' as Decimal) <= 0) return undefined;
  const share = divide(multiply(subtract(price, unitCost), hundred), price, 6);
  return divide(subtract(share, feePercent), '1' as Decimal, 2);
}
