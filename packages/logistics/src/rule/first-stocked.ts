/** What a warehouse has of something that is needed. */
export interface StockRow {
  readonly warehouse: string;
  readonly sku: string;
  readonly available: number;
}

/** [RT7] The first of the warehouses that has all that is needed. */
export const firstStocked = (
  warehouses: readonly string[],
  needed: ReadonlyMap<string, number>,
  stock: readonly StockRow[],
): string | undefined =>
  warehouses.find(warehouse =>
    [...needed].every(([sku, qty]) => {
      const here = stock.filter(row => row.warehouse === warehouse && row.sku === sku);
      return here.reduce((sum, { available }) => sum + available, 0) >= qty;
    }),
  );
