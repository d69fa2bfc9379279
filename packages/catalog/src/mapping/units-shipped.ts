/** What an order shipped of a SKU under a listing. */
export interface ShippedPieces {
  readonly sku: string;
  readonly pieces: number;
}

/** Pieces of each SKU in one unit of a listing, kits by their components. */
export type PiecesOfUnit = ReadonlyMap<string, number>;

/**
 * [MAP11] How many units of a listing orders have shipped: each order as many as the SKU with most of them needs, in whole units, rounded
 * up. A SKU that stands in for another counts piece by piece.
 */
export const unitsShipped = (orders: readonly (readonly ShippedPieces[])[], unit: PiecesOfUnit): number =>
  orders.reduce((sum, order) => sum + Math.max(0, ...order.map(({ sku, pieces }) => Math.ceil(pieces / (unit.get(sku) ?? 1)))), 0);
