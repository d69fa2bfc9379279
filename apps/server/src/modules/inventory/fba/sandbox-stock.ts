import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Amazon's stock of a seller's SKU at a site on a day, as Amazon reports it; pieces, absent where it reports none. */
export interface PlatformStock {
  readonly site: number;
  readonly msku: string;
  readonly fnsku: string | null;
  readonly asin: string | null;
  readonly title: string | null;
  readonly condition: string | null;
  readonly fulfillable: number;
  readonly reserved: number | null;
  readonly reserved_orders: number | null;
  readonly reserved_transfers: number | null;
  readonly reserved_processing: number | null;
  readonly inbound_working: number | null;
  readonly inbound_shipped: number | null;
  readonly inbound_receiving: number | null;
  readonly unfulfillable: number | null;
  readonly customer_damaged: number | null;
  readonly warehouse_damaged: number | null;
  readonly distributor_damaged: number | null;
  readonly carrier_damaged: number | null;
  readonly defective: number | null;
  readonly expired: number | null;
  readonly researching: number | null;
}

/**
 * A shop's stock on a day as Amazon's sandbox reports it: nothing moves there, so each site stands as its newest snapshot has it. A
 * repeated call returns the same.
 */
export async function sandboxStock(database: Kysely<Tables>, store: number, day: string): Promise<readonly PlatformStock[]> {
  const { rows } = await sql<PlatformStock>`
    select s.site, s.msku, s.fnsku, s.asin, s.title, s.condition, s.fulfillable, s.reserved, s.reserved_orders, s.reserved_transfers,
    s.reserved_processing,
      s.inbound_working, s.inbound_shipped, s.inbound_receiving, s.unfulfillable, s.customer_damaged, s.warehouse_damaged,
      s.distributor_damaged,
      s.carrier_damaged, s.defective, s.expired, s.researching
    from (select distinct site from store_site where store = ${store}) i
    cross join lateral (select max(x.snapshot_at) as day from fba_stock x
      where x.store = ${store} and x.site = i.site and x.country is null and x.snapshot_at <= ${day}::date) n
    join fba_stock s on s.store = ${store} and s.site = i.site and s.country is null and s.snapshot_at = n.day
    order by s.site, s.msku`.execute(database);
  return rows;
}
