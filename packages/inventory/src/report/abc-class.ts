/** How often a SKU leaves: A for those that make up most of the lines, C for those that hardly do. */
export type AbcClass = 'A' | 'B' | 'C';

/** A SKU with the lines of outbound orders that asked for it. */
export interface SkuLines {
  readonly sku: number;
  readonly lines: number;
}

/**
 * [R19] Classes by the lines of 90 days, most first, by the share in which a SKU's own begins: before 80 % of all lines A, before 95 % B,
 * else C; without any line C. SKUs of the same number of lines stand in the order of their ids.
 */
export function abcClass(skus: readonly SkuLines[]): ReadonlyMap<number, AbcClass> {
  const ordered = skus.toSorted((one, other) => other.lines - one.lines || one.sku - other.sku);
  const all = ordered.reduce((sum, { lines }) => sum + lines, 0);
  const classes = new Map<number, AbcClass>();
  let counted = 0;
  for (const { sku, lines } of ordered) {
    classes.set(sku, lines === 0 ? 'C' : counted * 100 < all * 80 ? 'A' : counted * 100 < all * 95 ? 'B' : 'C');
    counted += lines;
  }
  return classes;
}
