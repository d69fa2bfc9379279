import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A part that a customer bought out of a pick bin. */
export interface SoldPart {
  readonly bin: number;
  readonly sku: number;
  readonly qty: number;
}

/** What customers bought at a shop, and when it left the warehouse. */
export interface PastSale {
  readonly store: number;
  readonly shippedAt: Date;
  readonly parts: readonly SoldPart[];
}

/** SKUs that a shop sells from our own warehouses. */
export type ShopSkus = ReadonlyMap<string, { readonly store: number; readonly skus: ReadonlySet<number> }>;

/** Which shop sells in turn: Amazon and eBay more than Walmart and PartsGeek. */
const turns = ['AMZ-NA', 'EBAY-US', 'PG-US', 'EBAY-US', 'WMT-US', 'AMZ-NA', 'EBAY-US', 'PG-US'] as const;

const [day, hour, minute] = [86_400_000, 3_600_000, 60_000] as const;
/** Whole days before today on which the first and the last of them left. */
const [first, last] = [156, 4] as const;
/** On how many days the warehouses ship to customers, four times a week. */
const rounds = 88;

/** The shops in the United States with what they sell piece by piece and can be sent by parcel; PartsGeek lists what fits a vehicle. */
export async function shopsOfPastSales(transaction: Transaction<Tables>): Promise<ShopSkus> {
  const { rows } = await sql<{ code: string; store: number; skus: readonly number[] }>`
    with
      shops as materialized (select id, code, platform from store where code = any(${[...new Set(turns)]}::text[])),
      offered as materialized (
        select s.id, s.platform, upper(p.seller_sku) as seller_sku from shops s join pt_sku p on p.store = s.id join site i on i.id = p.site
        join country c on c.id = i.country where c.iso2 = 'US' and p.fulfilment <> 'fba' and p.listing_status = 'active'),
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

/** Draws sales of a warehouse out of what it has to sell, the first one first; what is left of each part stays in `left`. */
export function planPastSales<Slot extends Omit<SoldPart, 'qty'>>(
  shops: ShopSkus,
  { count, now, draw }: { readonly count: number; readonly now: Date; readonly draw: (below: number) => number },
  left: Map<Slot, number>,
): readonly PastSale[] {
  const midnight = Math.floor(now.getTime() / day) * day;
  const sales = Array.from({ length: count }, (_, at): PastSale | undefined => {
    const shop = shops.get(turns[at % turns.length]!);
    const round = Math.floor(at / (count / rounds));
    const daysAgo = first - Math.floor(((first - last) * round) / (rounds - 1));
    const shippedAt = new Date(midnight - daysAgo * day + (17 + draw(5)) * hour + draw(60) * minute);
    const parts: SoldPart[] = [];
    for (let line = 0; line < (at % 11 === 7 ? 2 : 1); line += 1) {
      const open = [...left].filter(
        ([part, qty]) => shop?.skus.has(part.sku) === true && qty > 2 && !parts.some(one => one.sku === part.sku),
      );
      const [part, most] = open[draw(Math.max(1, open.length))] ?? [];
      if (!part || most === undefined) continue;
      const qty = at % 9 === 4 ? 2 : 1;
      left.set(part, most - qty);
      parts.push({ bin: part.bin, sku: part.sku, qty });
    }
    return shop && parts.length > 0 ? { store: shop.store, shippedAt, parts } : undefined;
  });
  return sales.flatMap(sale => sale ?? []).toSorted((one, other) => one.shippedAt.getTime() - other.shippedAt.getTime());
}
