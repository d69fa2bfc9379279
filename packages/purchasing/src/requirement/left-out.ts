/** Why pieces of a requirement go into no order. */
export type LeftOutReason = 'NO_SUPPLIER' | 'SUPPLIER_DISABLED' | 'CLEARANCE' | 'NO_PRICE' | 'BELOW_MIN' | 'OVER_MAX';

/** What an order needs of a requirement. */
export interface Orderable {
  readonly hasSupplier: boolean;
  /** The supplier's stage lets orders be placed. */
  readonly maySupply: boolean;
  /** The article is being cleared out, or bought no more. */
  readonly isClosed: boolean;
  /** It is sold in no number that a line takes (R3a). */
  readonly isTooLarge?: boolean;
  /** Why its pieces have no price (R4). */
  readonly unpriced?: 'NO_PRICE' | 'BELOW_MIN';
}

/** [R26] Why a requirement is left out of orders, the first reason that holds; undefined where nothing stands against it. */
export function leftOutReason({ hasSupplier, maySupply, isClosed, isTooLarge, unpriced }: Orderable): LeftOutReason | undefined {
  if (isClosed) return 'CLEARANCE';
  if (!hasSupplier) return 'NO_SUPPLIER';
  if (!maySupply) return 'SUPPLIER_DISABLED';
  if (isTooLarge) return 'OVER_MAX';
  return unpriced;
}
