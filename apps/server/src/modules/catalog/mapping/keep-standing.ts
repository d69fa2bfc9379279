import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Consequence, WrittenRow } from '../../../platform/resources/writes/follow-writes.ts';

type Stored = Readonly<Record<string, unknown>>;

const both = ({ before, after }: WrittenRow): readonly Stored[] => [before ?? [], after ?? []].flat();

/** Who changes listings or maps goes on alone, after all that follows from what was changed before was written. */
const waitForOthers = (transaction: Kysely<Tables>) => sql`select pg_advisory_xact_lock(hashtext('listing_state'))`.execute(transaction);

/** [B6] Stores the current states of the listings of some seller SKUs. */
export async function keepStanding(transaction: Kysely<Tables>, sellerSkus: readonly string[]): Promise<void> {
  if (sellerSkus.length === 0) return;
  await waitForOthers(transaction);
  await sql`select keep_listing_states(
    array(select p.id from pt_sku p where p.seller_sku collate "C" = any(${[...new Set(sellerSkus)]}::text[])), current_date)`.execute(
    transaction,
  );
}

const placed = ['store', 'site', 'sellerSku', 'ignoreReason'] as const;

/** [B6] Stores the states of new and changed listings, and deletes those of deleted ones. */
export const followListings: Consequence = async (transaction, _parts, rows) => {
  const gone = rows.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
  const changed = rows.flatMap(({ before, after }) =>
    after && (!before || placed.some(key => (before as Stored)[key] !== (after as Stored)[key])) ? [after.id] : [],
  );
  if (gone.length + changed.length === 0) return;
  await waitForOthers(transaction);
  await sql`delete from pt_sku_standing where listing = any(${gone}::bigint[])`.execute(transaction);
  await sql`select keep_listing_states(${changed}::bigint[], current_date)`.execute(transaction);
};

/** [B6] Stores the states of the listings of maps, by the field that names their seller SKU. */
export const followMaps =
  (field: 'sellerSku' | 'msku'): Consequence =>
  async (transaction, _parts, rows) =>
    keepStanding(
      transaction,
      rows.flatMap(both).map(row => String(row[field])),
    );

/** [B6] Stores the states of the listings of a shop whose platform has changed. */
export const followPlatforms: Consequence = async (transaction, _parts, rows) => {
  const moved = rows.flatMap(({ before, after }) =>
    before && after && (before as Stored)['platform'] !== (after as Stored)['platform'] ? [after.id] : [],
  );
  if (moved.length === 0) return;
  await waitForOthers(transaction);
  await sql`select keep_listing_states(array(select p.id from pt_sku p where p.store = any(${moved}::bigint[])), current_date)`.execute(
    transaction,
  );
};
