import { normalCode } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { keepStanding } from '../../catalog/mapping/keep-standing.ts';

/** A seller SKU as an order names it. */
export interface NamedListing {
  readonly site: number | undefined;
  readonly sellerSku: string;
  readonly title: string | undefined;
  readonly fulfilment: 'merchant' | 'platform';
}

/** Answers the id of a listing of the shop. */
export type ListingOf = (site: number | undefined, sellerSku: string) => number | undefined;

const shape = /^[A-Z0-9][A-Z0-9 ._/+#&()*:-]{0,59}$/;

/** The listings of a shop that orders name. Those that nobody knew of yet are noted with the order as their source, for people to map. */
export async function knownListings(database: Kysely<Tables>, store: number, named: readonly NamedListing[]): Promise<ListingOf> {
  const codes = [...new Set(named.map(({ sellerSku }) => normalCode(sellerSku)))];
  const key = (site: number | undefined, sellerSku: string) => `${site} ${normalCode(sellerSku)}`;
  const load = async () => {
    const { rows } = await sql<{ id: number; site: number; seller_sku: string }>`
      select id, site, seller_sku from pt_sku where store = ${store} and seller_sku collate "C" = any(${codes}::text[])`.execute(database);
    return new Map(rows.map(row => [key(row.site, row.seller_sku), row.id]));
  };
  let known = await load();
  const strange = new Map(
    named.flatMap(one => {
      const isNew = one.site !== undefined && !known.has(key(one.site, one.sellerSku)) && shape.test(normalCode(one.sellerSku));
      return isNew ? [[key(one.site, one.sellerSku), { ...one, sellerSku: normalCode(one.sellerSku) }] as const] : [];
    }),
  );
  if (strange.size > 0) {
    const rows = [...strange.values()].map(({ fulfilment, ...one }) => ({ ...one, fulfilment: fulfilment === 'platform' ? 'fba' : 'fbm' }));
    await sql`
      insert into pt_sku (store, site, seller_sku, fulfilment, title, source)
      select ${store}::bigint, g.site, g."sellerSku", g.fulfilment, left(g.title, 200), 'order'
      from json_to_recordset(${JSON.stringify(rows)}::json) as g (site bigint, "sellerSku" text, fulfilment text, title text)
      on conflict do nothing`.execute(database);
    await keepStanding(
      database,
      rows.map(({ sellerSku }) => sellerSku),
    );
    known = await load();
  }
  return (site, sellerSku) => known.get(key(site, sellerSku));
}
