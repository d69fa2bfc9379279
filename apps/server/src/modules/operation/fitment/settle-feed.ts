import { ok, type Refusal, refuse } from '@axle/kernel';
import { notFound, type RecordRow, rowChanged } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const alreadySettled: Refusal = {
  code: 'SETTLED',
  message: { zh: '该文件已登记结果', en: 'The result of this file has been entered already' },
};
const notInFeed: Refusal = {
  code: 'NOT_IN_FEED',
  field: 'sellerSkus',
  message: { zh: '文件中没有这些卖家SKU，或已登记拒绝', en: 'The file has none of these seller SKUs, or they were refused already' },
};

/** The platform took the files. */
export const confirmFeeds: ActionHandler = ({ parts, targets }) =>
  inTransaction(parts.database, async transaction => {
    const outcomes = [];
    for (const { id, version } of targets) {
      await sql`select id from fitment_feed where id = ${id} for update`.execute(transaction);
      const feed = await findRecord({ ...parts, database: transaction }, transaction, id, ['feedNo', 'state']);
      const refusal = !feed ? notFound : feed.version !== version ? rowChanged : feed['state'] === 'built' ? undefined : alreadySettled;
      if (!refusal)
        await sql`
          update fitment_feed set state = 'confirmed', settled_by = ${parts.caller.access.userId}, settled_at = ${parts.caller.now},
            version = version + 1 where id = ${id}`.execute(transaction);
      outcomes.push({ id, name: String(feed?.['feedNo'] ?? id), ...(refusal ? { refusal } : {}) });
    }
    return ok(outcomes);
  });

/**
 * The platform refused a file, or listings of it: they go back to what they showed before, unless a later feed or a file of the platform
 * has said something else since.
 */
export const refuseFeed: ActionHandler = ({ parts, targets: [target], input }) =>
  inTransaction(parts.database, async transaction => {
    await sql`select id from fitment_feed where id = ${target?.id ?? 0} for update`.execute(transaction);
    const feed = target && (await findRecord({ ...parts, database: transaction }, transaction, target.id, ['feedNo', 'builtAt']));
    if (!feed) return refuse(notFound);
    if (feed.version !== target.version) return refuse(rowChanged);
    const named = (input['sellerSkus'] ?? []) as readonly string[];
    const { rows } = await sql<{ listing: number; vehicles: readonly Readonly<Record<string, unknown>>[]; syncedAt: Date | null }>`
      update fitment_feed_lines l set refusal = ${input['reason']}
      from fitment_feed_before b
      where l.record_id = ${feed.id} and b.feed = ${feed.id} and b.seller_sku = l.seller_sku and l.refusal is null
        and (${named.length === 0} or l.seller_sku = any(${named}::text[]))
      returning b.listing_fitment as listing, b.vehicles, b.synced_at as "syncedAt"`.execute(transaction);
    if (rows.length === 0) return refuse(notInFeed);
    const own = ownParts(transaction, { ...parts.caller, why: String(input['reason']) }, 'operationCarModel');
    const records = new Map(
      (
        await lockById(
          transaction,
          own,
          rows.map(({ listing }) => listing),
        )
      ).map(record => [record.id, record]),
    );
    const changes = rows.flatMap(({ listing, vehicles, syncedAt }) => {
      const before = records.get(listing);
      if (!before || before['syncedAt'] !== feed['builtAt']) return [];
      const after = { ...before, vehicles, syncedAt: syncedAt ? new Date(syncedAt).toISOString() : undefined };
      return [{ before, after: after as RecordRow }];
    });
    await updateRows(transaction, own, changes, { action: 'update' });
    await sql`
      update fitment_feed f set settled_by = ${parts.caller.access.userId}, settled_at = ${parts.caller.now}, version = version + 1,
        state = case when exists (select from fitment_feed_lines l where l.record_id = f.id and l.refusal is null) then 'partly'
          else 'refused' end
      where f.id = ${feed.id}`.execute(transaction);
    return ok([{ id: feed.id, name: String(feed['feedNo']) }]);
  });
