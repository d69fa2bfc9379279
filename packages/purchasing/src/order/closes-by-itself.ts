import { type Decimal, zero } from '@axle/kernel';

/** What may still come of an order that is settled. */
export interface LooseEnds {
  readonly openQty: number;
  /** Received, and on hold for inspection. */
  readonly blockedQty: number;
  /** Paid in advance, and neither used nor refunded. */
  readonly prepayBalance: Decimal;
  /** Deductions that are neither applied, waived nor void. */
  readonly deductions: number;
  /** Claims about it, its batches or its receipts that are neither recovered, rejected nor closed. */
  readonly claims: number;
  /** After-sales records that are neither done, refused nor void. */
  readonly afterSales: number;
}

/** [R85] Whether a settled order closes by itself: nothing is to come or on hold, nothing is prepaid, and no document of it is open. */
export const closesByItself = ({ openQty, blockedQty, prepayBalance, deductions, claims, afterSales }: LooseEnds): boolean =>
  openQty === 0 && blockedQty === 0 && prepayBalance === zero && deductions === 0 && claims === 0 && afterSales === 0;
