/** What may be done with pieces that lie in a bin: sold, kept for an order, held for inspection, damaged, or on their way. */
export const stockStatuses = ['available', 'reserved', 'qc_hold', 'damaged', 'in_transit'] as const;

/** One of {@link stockStatuses}. */
export type StockStatus = (typeof stockStatuses)[number];
