/** Types of warehouses that work without our stations: others count for us, and their report is what we know. */
const foreign: ReadonlySet<string> = new Set(['threePl', 'fba']);

/** [R78] Whether a warehouse counts its receipts at our stations; the report of one that does not brings its pieces into stock. */
export const countsAtStation = (warehouseType: string): boolean => !foreign.has(warehouseType);
