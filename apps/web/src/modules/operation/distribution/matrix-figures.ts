/** What the matrix shows of a SKU before its stores and sites, in this order. */
export const skuFigures = ['category', 'brand', 'abc', 'stock', 'coverage'] as const;

/** Those of them that are numbers. */
export const numberFigures: ReadonlySet<string> = new Set(['stock', 'coverage']);
