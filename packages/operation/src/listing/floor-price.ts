import { add, compareDecimals, type Decimal, divide, ok, type Refusal, refuse, type Result, subtract, text } from '@axle/kernel';

/** What a price must cover: costs of a piece and shares of the price, all in one currency. */
export interface PriceCosts {
  /** COGS, first leg and duty. */
  readonly landed: Decimal;
  /** Last mile and handling. */
  readonly fulfil: Decimal;
  /** Share of the price that the platform takes: 0.13 is 13 %. */
  readonly feeRate: Decimal;
  /** Share of the price that is to be left. */
  readonly targetMargin: Decimal;
}

const impossible: Refusal = {
  code: 'MARGIN_IMPOSSIBLE',
  message: text('费用与目标毛利之和不低于售价，无法达到', 'Fees and the target margin leave nothing of any price'),
};

/**
 * [O1] The lowest price that covers its costs and leaves the target margin, up to the next cent; MARGIN_IMPOSSIBLE where fees and margin
 * leave nothing (operation.md, O1).
 */
export function floorPrice({ landed, fulfil, feeRate, targetMargin }: PriceCosts): Result<Decimal> {
  const left = subtract(subtract('1' as Decimal, feeRate), targetMargin);
  if (compareDecimals(left, '0' as Decimal) <= 0) return refuse(impossible);
  return ok(divide(add(landed, fulfil), left, 2, 'up'));
}
