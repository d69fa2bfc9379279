/** Codes of what a row of parameters speaks of; absent where it does not. */
export interface SpokenOf {
  readonly market?: string | undefined;
  readonly node?: string | undefined;
  readonly site?: string | undefined;
  readonly category?: string | undefined;
  readonly sku?: string | undefined;
  readonly year?: number | undefined;
}

/** [P9] How a row of parameters is called: a row of a SKU by the SKU, whatever its category. */
export const parameterName = ({ market, node, site, category, sku, year }: SpokenOf): string =>
  [market, node, site, sku === undefined ? category : undefined, sku, year].filter(part => part !== undefined).join(' ') || 'default';
