/** A line of an open order, as its platform names what was sold. */
export interface OpenOrderLine {
  readonly orderNo: string;
  readonly store: number;
  readonly site: number;
  readonly sellerSku: string;
  readonly units: number;
}

/** How much an exception of a listing holds up. */
export interface AffectedOrders {
  readonly orders: number;
  readonly units: number;
}

/** [MAP9] The open orders of a listing, each counted once whatever its lines, and the units of all of them. */
export function affectedOrders(
  listing: Pick<OpenOrderLine, 'store' | 'site' | 'sellerSku'>,
  lines: readonly OpenOrderLine[],
): AffectedOrders {
  const own = lines.filter(
    ({ store, site, sellerSku }) => store === listing.store && site === listing.site && sellerSku === listing.sellerSku,
  );
  return { orders: new Set(own.map(({ orderNo }) => orderNo)).size, units: own.reduce((sum, { units }) => sum + units, 0) };
}
