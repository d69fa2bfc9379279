import { createHash } from 'node:crypto';
import { ok, type Refusal, refuse } from '@axle/kernel';
import { buildOf, compressYears, feedKindOf, type FitmentYear } from '@axle/operation';
import { notFound, type RecordRow, rowChanged } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { nextNumbers } from '../../../platform/resources/writes/next-numbers.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { buildFeed, type FeedPlace } from './build-feed.ts';
import { comparisonOf } from './compare-listings.ts';
import type { BuiltFeed, FedListing } from './fed-listing.ts';
import { feedPlaces } from './feed-places.ts';
import { listedFitment } from './listed-fitment.ts';

const nothingChanged: Refusal = { code: 'NOTHING_CHANGED', message: { zh: '没有变化', en: 'Nothing changed' } };

/** The vehicles of a listing as lines: what it shows from now on. */
const vehicleLines = (wanted: readonly FitmentYear[], idKind: string) =>
  compressYears(wanted).map(({ externalId, ...range }) => {
    const line = { ...range, ...(externalId === undefined ? {} : idKind === 'ktype' ? { kType: externalId } : { ePid: externalId }) };
    return { ...line, build: buildOf(line) };
  });

async function storeFeed(
  transaction: Kysely<Tables>,
  feed: { readonly no: string; readonly built: BuiltFeed; readonly listings: readonly FedListing[]; readonly whole: boolean },
  by: { readonly user: number; readonly now: Date },
): Promise<void> {
  const { no, built, listings, whole } = feed;
  const { store, site } = listings[0]!.listing;
  const total = (of: (listing: FedListing) => number) => listings.reduce((sum, listing) => sum + of(listing), 0);
  const { rows } = await sql<{ id: number }>`
    insert into fitment_feed (feed_no, store, site, kind, whole, listings, added, removed, over_limit, gaps, bytes, sha256, content,
      built_by, built_at)
    values (${no}, ${store}, ${site}, ${built.kind}, ${whole}, ${listings.length}, ${total(one => one.added)}, ${total(one => one.removed)},
      ${total(one => one.overLimit)}, ${built.gaps.length}, ${Buffer.byteLength(built.content)},
      ${createHash('sha256').update(built.content).digest('hex')}, ${built.content}, ${by.user}, ${by.now})
    returning id`.execute(transaction);
  const lines = listings.map(({ listing, wanted, added, removed }) => ({ sku: listing.sellerSku, rows: wanted.length, added, removed }));
  await sql`
    insert into fitment_feed_lines (record_id, line_no, seller_sku, rows, added, removed)
    select ${rows[0]!.id}, row_number() over () - 1, l.sku, l.rows, l.added, l.removed
    from json_to_recordset(${JSON.stringify(lines)}::json) as l (sku text, rows integer, added integer, removed integer)`.execute(
    transaction,
  );
  await sql`
    insert into fitment_feed_gap_lines (record_id, line_no, seller_sku, lacks, name)
    select ${rows[0]!.id}, row_number() over () - 1, g."sellerSku", g.lacks, left(g.name, 200)
    from json_to_recordset(${JSON.stringify(built.gaps.slice(0, 5000))}::json) as g ("sellerSku" text, lacks text, name text)`.execute(
    transaction,
  );
  await sql`
    insert into fitment_feed_before (feed, listing_fitment, seller_sku, vehicles, synced_at)
    select ${rows[0]!.id}, l.id, l.seller_sku, coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('make', v.make, 'model',
        v.model, 'yearFrom', v.year_from, 'yearTo', v.year_to, 'submodel', v.submodel, 'engine', v.engine, 'kType', v.k_type, 'ePid',
        v.e_pid, 'note', v.note, 'build', v.build)) order by v.line_no)
      from listing_fitment_vehicles v where v.record_id = l.id), '[]'), l.synced_at
    from listing_fitment l where l.id = any(${listings.map(({ listing }) => listing.id)}::bigint[])`.execute(transaction);
}

const fedOf = (listing: FedListing['listing']): FedListing => {
  const { wanted, toAdd, toRemove, overLimit } = comparisonOf(listing);
  return { listing, wanted, added: toAdd.length, removed: toRemove.length, overLimit: overLimit.length };
};

/**
 * [O4e–O4j] Builds the files of the ticked listings, one for each store, site and format, and notes what they say as published. Without
 * `whole`, listings that show what they should are left out; nothing is built where none is left.
 */
export const pushFitment: ActionHandler = ({ parts, targets, input }) =>
  inTransaction(parts.database, async transaction => {
    const records = new Map(
      (
        await lockById(
          transaction,
          parts,
          targets.map(({ id }) => id),
        )
      ).map(record => [record.id, record]),
    );
    const outcomes = targets.map(({ id, version }) => {
      const record = records.get(id);
      const refusal = !record ? notFound : record.version === version ? undefined : rowChanged;
      return { id, name: String(record?.['sellerSku'] ?? id), ...(refusal ? { refusal } : {}) };
    });
    const taken = outcomes.filter(outcome => !('refusal' in outcome)).map(({ id }) => id);
    const whole = input['whole'] === true;
    const fed = (await listedFitment(transaction, taken)).map(fedOf).filter(({ added, removed }) => whole || added + removed > 0);
    if (fed.length === 0) return refuse(nothingChanged);
    const groups = [
      ...Map.groupBy(fed, ({ listing }) =>
        JSON.stringify([listing.store, listing.site, feedKindOf(listing.platform, listing.idKind)]),
      ).values(),
    ];
    const today = todayOf(parts.caller);
    const numbers = await nextNumbers(transaction, 'FF', today, groups.length);
    const places = await feedPlaces(transaction, fed);
    const by = { user: parts.caller.access.userId, now: parts.caller.now };
    for (const [at, listings] of groups.entries()) {
      const { listing } = listings[0]!;
      const kind = feedKindOf(listing.platform, listing.idKind);
      const place: FeedPlace = { ...places(listing), kind, whole, feedNo: numbers[at]!, day: today };
      const built = buildFeed(listings, place);
      if (!built.ok) throw new RefusedWrite(built.refusal);
      await storeFeed(transaction, { no: numbers[at]!, built: built.value, listings, whole }, by);
    }
    const changes = fed.map(({ listing, wanted }) => {
      const before = records.get(listing.id)!;
      const after = { ...before, vehicles: vehicleLines(wanted, listing.idKind), syncedAt: by.now.toISOString() };
      return { before, after: after as RecordRow };
    });
    await updateRows(transaction, parts, changes, { action: 'update' });
    return ok(outcomes);
  });
