/** Units of an FNSKU that a report states for one site. */
export interface FbaReported {
  readonly store: string;
  readonly site: string;
  readonly fnsku: string;
  readonly units: number;
}

/** Sites that draw on one and the same stock. */
export interface StockPool {
  readonly store: string;
  readonly homeSite: string;
  readonly sites: readonly string[];
}

/** Which SKU an FNSKU is, and how many pieces of it one unit holds. */
export interface FbaPart {
  readonly store: string;
  readonly site: string;
  readonly fnsku: string;
  readonly sku: string;
  readonly qtyPer: number;
}

/**
 * [MAP7] Stock at Amazon in pieces of SKUs. The sites of a pool report the same units: they count once, as the home site reports them, else
 * as the greatest report, in the pieces of the home site's map, else of the first one. An FNSKU without a map counts for nothing here.
 */
export function fbaPieces(
  reported: readonly FbaReported[],
  pools: readonly StockPool[],
  parts: readonly FbaPart[],
): ReadonlyMap<string, number> {
  const pooled = Map.groupBy(reported, ({ store, site, fnsku }) => {
    const pool = pools.find(one => one.store === store && one.sites.includes(site));
    return JSON.stringify([store, pool ? `pool ${pool.homeSite}` : site, fnsku]);
  });
  const pieces = new Map<string, number>();
  for (const rows of pooled.values()) {
    const { store, site, fnsku } = rows[0]!;
    const home = pools.find(one => one.store === store && one.sites.includes(site))?.homeSite;
    const units = rows.find(row => row.site === home)?.units ?? Math.max(...rows.map(row => row.units));
    const own = parts.filter(one => one.store === store && one.fnsku === fnsku && rows.some(row => row.site === one.site));
    const part = own.find(({ site }) => site === home) ?? own[0];
    if (part) pieces.set(part.sku, (pieces.get(part.sku) ?? 0) + units * part.qtyPer);
  }
  return pieces;
}
