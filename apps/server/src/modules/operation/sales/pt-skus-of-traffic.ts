import type { RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The PT SKU of a row of a report of traffic; undefined where its store has no such seller SKU on its site. */
export type PtSkuOfTraffic = (row: RecordValues) => number | undefined;

const keyOf = (store: unknown, site: unknown, sellerSku: unknown): string => `${Number(store)} ${Number(site)} ${String(sellerSku)}`;

/** Looks the PT SKUs of rows up, once for all of them. */
export async function ptSkusOfTraffic(database: Kysely<Tables>, rows: readonly RecordValues[]): Promise<PtSkuOfTraffic> {
  const { rows: found } = await sql<{ id: number; store: number; site: number; sellerSku: string }>`
    select p.id, p.store, p.site, p.seller_sku as "sellerSku"
    from (select distinct * from unnest(${rows.map(({ store }) => store)}::bigint[], ${rows.map(({ site }) => site)}::bigint[],
      ${rows.map(({ sellerSku }) => sellerSku)}::text[]) as g (store, site, seller_sku)) g
    join pt_sku p on p.store = g.store and p.site = g.site and p.seller_sku = g.seller_sku`.execute(database);
  const ids = new Map(found.map(({ id, store, site, sellerSku }) => [keyOf(store, site, sellerSku), id]));
  return ({ store, site, sellerSku }) => ids.get(keyOf(store, site, sellerSku));
}
