import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A listing of the demo that orders name. */
export interface SoldListing {
  readonly id: number;
  readonly sellerSku: string;
  readonly title: string;
  readonly store: number;
  readonly site: number;
  readonly platform: 'amazon' | 'ebay' | 'walmart' | 'partsgeek';
  readonly fulfilment: string;
  readonly country: number;
  readonly iso2: string;
  readonly currency: string;
  /** What Amazon shows as its price, else what its parts cost asks for; null without either. */
  readonly price: number | null;
  /** How many pieces could be reserved in the warehouse for the United States; null without a map. */
  readonly free: number | null;
}

/** The listings that the demo sells, the same order each time. */
export async function soldListings(transaction: Transaction<Tables>): Promise<readonly SoldListing[]> {
  const { rows } = await sql<SoldListing>`
    select p.id, p.seller_sku as "sellerSku", coalesce(p.title, p.seller_sku) as title, p.store, p.site, s.platform, p.fulfilment,
      i.country, k.iso2, i.currency, coalesce((select a.price::float8 from amazon_listing a where a.store = p.store and a.site = p.site
        and a.msku = p.seller_sku and a.latest limit 1),
        m.asked * (case i.currency when 'CAD' then 1.36 when 'EUR' then 0.92 when 'GBP' then 0.79 else 1 end)) as price,
      (select min(coalesce(greatest(t.available - t.unallocated, 0), 0) / c.qty)
        from pieces_of_sale(p.store, p.site, p.seller_sku, null, 1, current_date) c
        left join stock_item t on t.sku = c.sku and t.warehouse = (select id from warehouse where code = 'US-W')) as free
    from pt_sku p join store s on s.id = p.store join site i on i.id = p.site join country k on k.id = i.country
    left join lateral (select (round(sum(u.price * c.qty) / 7.1 * (2.2 + (p.id % 5) * 0.2) + 14) - 0.05)::float8 as asked
      from pieces_of_sale(p.store, p.site, p.seller_sku, null, 1, current_date) c join sku u on u.id = c.sku) m on true
    where p.listing_status = 'active' and s.platform in ('amazon', 'ebay', 'walmart', 'partsgeek') order by p.id`.execute(transaction);
  return rows;
}

const inTheirMoney: Readonly<Record<string, number>> = { USD: 1, CAD: 1.36, EUR: 0.92, GBP: 0.79 };

/** What a listing costs: the price that Amazon shows, else one that looks like it and is the same each time. */
export const priceOf = ({ id, price, currency }: SoldListing): string =>
  (price ?? (19.9 + ((id * 37) % 97)) * (inTheirMoney[currency] ?? 1)).toFixed(2);

const sevenDigits = (no: number): string => String(1_000_000 + ((no + 2_100_000) % 9_000_000));

/** What platforms call an order that is ready to be shipped. */
export const readyOn = { amazon: 'Unshipped', ebay: 'NOT_STARTED', walmart: 'Acknowledged', partsgeek: 'Accepted' } as const;

/** The number that a platform gives an order, the same each time. */
export function platformNumber(platform: SoldListing['platform'], no: number): string {
  if (platform === 'amazon') return `11${no % 5}-${sevenDigits(no * 6_151)}-${sevenDigits(no * 3_547)}`;
  if (platform === 'ebay') return `24-${String(11_000 + no * 29)}-${String(62_000 + no * 83)}`;
  return platform === 'walmart' ? String(200_012_400_000 + no * 7_919) : `PG${String(4_410_000 + no * 131)}`;
}
