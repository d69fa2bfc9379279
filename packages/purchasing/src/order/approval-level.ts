import { compareDecimals, type Decimal } from '@axle/kernel';
import type { OrderType } from './order-status.ts';

/** What the approval of an order depends on. */
export interface ApprovalFacts {
  /** The gross amount in CNY when it was submitted. */
  readonly grossCny: Decimal;
  readonly type: OrderType;
  /** By how many percent the dearest manual price is above the last one; undefined where no price was set by hand. */
  readonly manualPriceUp?: Decimal;
}

/** The gross amounts in CNY from which the second and the third level approve. */
const tiers: readonly Decimal[] = ['50000' as Decimal, '300000' as Decimal];

/** Percent above the last price that a manual price may be without the third level. */
const mostManualUp = '5' as Decimal;

/** [R6a] How many levels approve a gross amount in CNY. */
export const approvalTier = (grossCny: Decimal): 1 | 2 | 3 =>
  (1 + tiers.filter(tier => compareDecimals(grossCny, tier) >= 0).length) as 1 | 2 | 3;

/** [R6a] How many levels approve an order: by its amount; all three for a first order, or a manual price far above the last one. */
export const approvalLevels = ({ grossCny, type, manualPriceUp }: ApprovalFacts): 1 | 2 | 3 =>
  type === 'new' || (manualPriceUp !== undefined && compareDecimals(manualPriceUp, mostManualUp) > 0) ? 3 : approvalTier(grossCny);
