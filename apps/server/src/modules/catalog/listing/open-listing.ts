import { listingAddress } from '@axle/catalog';
import { ok, type Refusal, refuse } from '@axle/kernel';
import { notFound, type RecordRow } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { nameFor } from '../../../platform/resources/write-batch.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';

const noAddress: Refusal = {
  code: 'NO_ADDRESS',
  message: { zh: '该平台没有按编号打开的商品页，或编号未知', en: 'The platform has no page by item number, or the number is not known' },
};

/** Opens the page of the offer that a record speaks of, at the platform; its number comes from the record or from the PT SKU. */
const openListing =
  (itemOf: (record: RecordRow) => RawBuilder<string | null>): ActionHandler =>
  ({ parts, targets: [target] }) =>
    inTransaction(parts.database, async transaction => {
      const [record] = target ? await lockById(transaction, parts, [target.id]) : [];
      if (!record) return refuse(notFound);
      const { rows } = await sql<{ platform: string; domain: string; item: string | null }>`
        select platform, domain, ${itemOf(record)} as item from site where id = ${record['site'] as number}`.execute(transaction);
      const [site] = rows;
      const open = site && listingAddress(site.platform, site.domain, site.item ?? undefined);
      return open === undefined ? refuse(noAddress) : ok([{ id: record.id, name: nameFor(parts)(record), open }]);
    });

const byField = (field: string) => (record: RecordRow) => sql<string | null>`${(record[field] as string | undefined) ?? null}::text`;

const ofPtSku = ({ store, site, sellerSku }: RecordRow) => sql<string | null>`(select p.item_id from pt_sku p
  where p.store = ${store as number} and p.site = ${site as number} and p.seller_sku = ${sellerSku as string})`;

/** Openings of offers at their platform, by page. */
export const openListingActions: ActionHandlers = {
  'amazonListingException.openListing': openListing(byField('asin')),
  'amazonListingSummary.openListing': openListing(byField('asin')),
  'ptSku.openListing': openListing(byField('itemId')),
  'ptSkuException.openListing': openListing(ofPtSku),
};
