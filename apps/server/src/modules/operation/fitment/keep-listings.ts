import { foldSpelling } from '@axle/kernel';
import { sameValue } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Consequence, WrittenRow } from '../../../platform/resources/writes/follow-writes.ts';
import { compareListings } from './compare-listings.ts';

type Stored = Readonly<Record<string, unknown>>;

const both = ({ before, after }: WrittenRow): readonly Stored[] => [before ?? [], after ?? []].flat();
const isChanged = ({ before, after }: WrittenRow, keys: readonly string[]): boolean =>
  !before || !after || keys.some(key => !sameValue((before as Stored)[key], (after as Stored)[key]));

async function found(database: Kysely<Tables>, where: RawBuilder<boolean>): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select l.id from listing_fitment l where ${where}`.execute(database);
  return rows.map(({ id }) => id);
}

/** Every listing of a platform has a row, which follows its number there. */
export async function keepListings(database: Kysely<Tables>, listings: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into listing_fitment (platform, store, site, seller_sku, item_id, created_by, updated_by)
    select s.platform, p.store, p.site, p.seller_sku, p.item_id, p.created_by, p.updated_by
    from pt_sku p join store s on s.id = p.store
    where p.id = any(${listings}::bigint[]) and s.platform <> 'offline'
    on conflict (store, site, seller_sku) do update set item_id = excluded.item_id
    returning id`.execute(database);
  return rows.map(({ id }) => id);
}

/** New listings, and those whose number changed, are compared; deleted ones leave. */
export const followListings: Consequence = async (transaction, { caller }, rows) => {
  const gone = rows.flatMap(({ before, after }) => (before && !after ? [before as Stored] : []));
  if (gone.length > 0)
    await sql`
      delete from listing_fitment l using json_to_recordset(${JSON.stringify(gone)}::json) as g (store bigint, site bigint, "sellerSku" text)
      where l.store = g.store and l.site = g.site and l.seller_sku = g."sellerSku"`.execute(transaction);
  const changed = rows.flatMap(row => (row.after && isChanged(row, ['store', 'site', 'sellerSku', 'itemId']) ? [row.after.id] : []));
  if (changed.length > 0) await compareListings(transaction, await keepListings(transaction, changed), caller.now);
};

/** Listings of parts whose fitment changed are compared again. */
export const followFitment: Consequence = async (transaction, { caller }, rows) => {
  const spoken = ['status', 'sku', 'make', 'model', 'yearFrom', 'yearTo', 'submodel', 'engine', 'drive', 'bodyStyle', 'note'];
  const skus = [
    ...new Set(
      rows
        .filter(row => isChanged(row, spoken))
        .flatMap(both)
        .map(row => Number(row['sku'])),
    ),
  ];
  if (skus.length === 0) return;
  const codes = sql<boolean>`l.skus && array(select k.sku from sku k where k.id = any(${skus}::bigint[]))`;
  await compareListings(transaction, await found(transaction, codes), caller.now);
};

/** Listings whose map changed are compared again. */
export const followMaps: Consequence = async (transaction, { caller }, rows) => {
  const sellerSkus = [...new Set(rows.flatMap(both).map(row => String(row['sellerSku'])))];
  await compareListings(
    transaction,
    await found(transaction, sql<boolean>`l.seller_sku collate "C" = any(${sellerSkus}::text[])`),
    caller.now,
  );
};

/** Listings of a platform whose limits changed are compared again. */
export const followLimits: Consequence = async (transaction, { caller }, rows) => {
  const platforms = [...new Set(rows.flatMap(both).map(row => String(row['platform'])))];
  await compareListings(transaction, await found(transaction, sql<boolean>`l.platform = any(${platforms}::text[])`), caller.now);
};

/** Listings whose vehicles got other numbers are compared again. */
export const followNumbers: Consequence = async (transaction, { caller }, rows) => {
  const cars = rows
    .filter(
      row => isChanged(row, ['status', 'kType', 'ePid']) && both(row).some(({ kType, ePid }) => kType !== undefined || ePid !== undefined),
    )
    .flatMap(both)
    .map(({ make, model }) => ({ make: foldSpelling(String(make)), model: foldSpelling(String(model)) }));
  if (cars.length === 0) return;
  const named = sql<boolean>`l.id_kind in ('ktype', 'epid') and l.skus && array(
    select k.sku from fitment f join sku k on k.id = f.sku
    join (select distinct make, model from json_to_recordset(${JSON.stringify(cars)}::json) as c (make text, model text)) c
      on lower(f.make) = c.make and lower(f.model) = c.model where f.status = 1)`;
  await compareListings(transaction, await found(transaction, named), caller.now);
};

/** Listings whose published or excluded vehicles changed are compared again. */
export const followPublished: Consequence = async (transaction, { caller }, rows) => {
  const changed = rows.flatMap(row => (row.after && isChanged(row, ['vehicles', 'exclusions']) ? [row.after.id] : []));
  await compareListings(transaction, changed, caller.now);
};
