/** Where a line of a plan goes. */
export type DestinationKind = 'overseas' | 'fba' | 'distributor';

/** [DL9] Where a line goes that does not say so, by the kind of the warehouse. */
export const usualDestination = (warehouseType: string): DestinationKind => (warehouseType === 'fba' ? 'fba' : 'overseas');

/** [DL9] Pieces of a carton of a line: those of its SKU, one where the SKU says nothing. */
export const cartonOfLine = (cartonQty: number | null | undefined): number => cartonQty ?? 1;
