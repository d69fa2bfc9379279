import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { drawnAt, paceOn } from '../../catalog/demo/demo-sales-season.ts';

/** A part that a customer bought out of a pick bin. */
export interface SoldPart {
  readonly bin: number;
  readonly sku: number;
  readonly qty: number;
}

/** What a customer bought at a shop, when, and when it left the warehouse. */
export interface PastSale {
  readonly store: number;
  readonly boughtAt: Date;
  readonly shippedAt: Date;
  readonly parts: readonly SoldPart[];
}

/** SKUs that a shop sells from our own warehouses. */
export type ShopSkus = ReadonlyMap<string, { readonly store: number; readonly skus: ReadonlySet<number> }>;

/** Which sales of a warehouse are drawn: whole days before today of the first and the last ones, and of how many orders of Amazon's. */
export interface PastSpan {
  readonly from: number;
  readonly to: number;
  readonly share: number;
  readonly now: Date;
  readonly draw: (below: number) => number;
}

/** Which shop sells in turn: Amazon and eBay more than Walmart and PartsGeek. */
const turns = ['AMZ-NA', 'EBAY-US', 'PG-US', 'EBAY-US', 'WMT-US', 'AMZ-NA', 'EBAY-US', 'PG-US'] as const;

const [day, hour, minute] = [86_400_000, 3_600_000, 60_000] as const;

/** Of the orders of the last days, how many of ten have left already, today's first; the others are the open ones of the demo. */
const leftOfTen = [0, 1, 2, 3, 4, 6, 7, 8] as const;

/** The shops in the United States with what they sell piece by piece and can be sent by parcel; PartsGeek lists what fits a vehicle. */
export async function shopsOfPastSales(transaction: Transaction<Tables>): Promise<ShopSkus> {
  const { rows } = await sql<{ code: string; store: number; skus: readonly number[] }>`
    with
      shops as materialized (select id, code, platform from store where code = any(${[...new Set(turns)]}::text[])),
      offered as materialized (
        select s.id, s.platform, upper(p.seller_sku) as seller_sku from shops s join pt_sku p on p.store = s.id join site i on i.id = p.site
        join country c on c.id = i.country where c.iso2 = 'US' and p.fulfilment <> 'fba' and p.listing_status = 'active'
          and (s.platform <> 'amazon' or exists (select from amazon_listing a where a.store = p.store and a.site = p.site
            and a.msku = p.seller_sku and a.latest))),
      mapped as materialized (
        select m.platform, upper(m.seller_sku) as seller_sku, l.sku from sku_map m join sku_map_lines l on l.record_id = m.id and l.qty = 1
        join sku k on k.id = l.sku and k.price >= 90 and k.unit_gross_kg < 8 and greatest(k.unit_l, k.unit_w, k.unit_h) < 64),
      sold as (
        select o.id, m.sku from offered o join mapped m on m.platform = o.platform and m.seller_sku = o.seller_sku
        union
        select s.id, k.id from shops s join sku k on k.sales_status = 'onSale' and k.kind = 'single' and k.price >= 40
          and k.unit_gross_kg < 8 and greatest(k.unit_l, k.unit_w, k.unit_h) < 64
        where s.platform = 'partsgeek' and k.id in (select sku from fitment where status = 1))
    select s.code, s.id as store, array_agg(d.sku order by d.sku) as skus from shops s join sold d on d.id = s.id
    group by s.code, s.id`.execute(transaction);
  return new Map(rows.map(({ code, store, skus }) => [code, { store, skus: new Set(skus) }]));
}

/** Warehouses ship in the evening of the day of the purchase, or of the next working day. */
function shipping(boughtAt: Date, draw: PastSpan['draw']): Date {
  const midnight = Math.floor(boughtAt.getTime() / day) * day;
  const late = boughtAt.getTime() - midnight > 15 * hour ? 1 : 0;
  const weekend = [1, 0, 0, 0, 0, 0, 2][new Date(midnight + late * day).getUTCDay()]!;
  return new Date(midnight + (late + weekend) * day + (17 + draw(5)) * hour + draw(60) * minute);
}

/** Draws what customers buy of a warehouse, by shops in turn; it brings in as much. */
export function planPastSales(
  shops: ShopSkus,
  bins: readonly Omit<SoldPart, 'qty'>[],
  { from, to, share, now, draw }: PastSpan,
): readonly PastSale[] {
  const offered = new Map([...shops].map(([code, { skus }]) => [code, bins.filter(({ sku }) => skus.has(sku))]));
  const midnight = Math.floor(now.getTime() / day) * day;
  const bought = Array.from({ length: Math.max(0, from - to + 1) }, (_, at) => {
    const on = new Date(midnight - (from - at) * day);
    const pace = (paceOn(on, now) * share * (leftOfTen[from - at] ?? 10)) / 10;
    return Array.from({ length: drawnAt(pace, draw) }, () => new Date(on.getTime() + draw(24) * hour + draw(60) * minute));
  }).flat();
  const sales = bought.flatMap((boughtAt, at): readonly PastSale[] => {
    const code = turns[at % turns.length]!;
    const [shop, parts] = [shops.get(code), offered.get(code) ?? []];
    if (!shop || parts.length === 0) return [];
    const [first, second] = [parts[draw(parts.length)]!, parts[draw(parts.length)]!];
    const both = at % 11 === 7 && second.sku !== first.sku ? [first, second] : [first];
    const sold = both.map(({ bin, sku }) => ({ bin, sku, qty: at % 9 === 4 ? 2 : 1 }));
    return [{ store: shop.store, boughtAt, shippedAt: shipping(boughtAt, draw), parts: sold }];
  });
  return sales.toSorted((one, other) => one.shippedAt.getTime() - other.shippedAt.getTime());
}

/** How many pieces of each bin were bought. */
export function piecesByBin(sales: readonly PastSale[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { bin, qty } of sales.flatMap(({ parts }) => parts)) pieces.set(bin, (pieces.get(bin) ?? 0) + qty);
  return pieces;
}
