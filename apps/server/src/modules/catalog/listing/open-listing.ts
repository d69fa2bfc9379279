import { listingAddress } from '@axle/catalog';
import { ok, type Refusal } from '@axle/kernel';
import { notFound, type RecordRow, type TargetOutcome } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { nameFor } from '../../../platform/resources/write-batch.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';

const noAddress: Refusal = {
  code: 'NO_ADDRESS',
  message: { zh: '该平台没有按编号打开的商品页，或编号未知', en: 'The platform has no page by item number, or the number is not known' },
};

/** Opens the pages of the listings of records, at the platform; their numbers come from the record or from the PT SKU. */
const openListing =
  (itemOf: (record: RecordRow) => RawBuilder<string | null>): ActionHandler =>
  ({ parts, targets }) =>
    inTransaction(parts.database, async transaction => {
      const ids = targets.map(({ id }) => id);
      const records = new Map((await lockById(transaction, parts, ids)).map(record => [record.id, record]));
      const outcomes: TargetOutcome[] = [];
      for (const id of ids) {
        const record = records.get(id);
        const open = record && (await addressOf(transaction, record, itemOf(record)));
        const name = record ? nameFor(parts)(record) : String(id);
        outcomes.push(open === undefined ? { id, name, refusal: record ? noAddress : notFound } : { id, name, open });
      }
      return ok(outcomes);
    });

async function addressOf(database: Kysely<Tables>, record: RecordRow, item: RawBuilder<string | null>): Promise<string | undefined> {
  const { rows } = await sql<{ platform: string; domain: string; item: string | null }>`
    select platform, domain, ${item} as item from site where id = ${record['site'] as number}`.execute(database);
  return rows[0] && listingAddress(rows[0].platform, rows[0].domain, rows[0].item ?? undefined);
}

const byField = (field: string) => (record: RecordRow) => sql<string | null>`${(record[field] as string | undefined) ?? null}::text`;

const ofPtSku = ({ store, site, sellerSku }: RecordRow) => sql<string | null>`(select p.item_id from pt_sku p
  where p.store = ${store as number} and p.site = ${site as number} and p.seller_sku = ${sellerSku as string})`;

const ofFnsku = ({ store, site, fnsku }: RecordRow) => sql<string | null>`coalesce(
  (select t.asin from amazon_listing t where t.store = ${store as number} and t.site = ${site as number} and t.fnsku = ${fnsku as string}
    order by t.snapshot_date desc limit 1),
  (select f.asin from fba_map f where f.store = ${store as number} and f.site = ${site as number} and f.fnsku = ${fnsku as string}
    order by f.status desc limit 1))`;

/** Openings of offers at their platform, by page. */
export const openListingActions: ActionHandlers = {
  'amazonListingException.openListing': openListing(byField('asin')),
  'amazonListingSummary.openListing': openListing(byField('asin')),
  'fbaAbnormalData.openListing': openListing(ofFnsku),
  'ptSku.openListing': openListing(byField('itemId')),
  'ptSkuException.openListing': openListing(ofPtSku),
};
