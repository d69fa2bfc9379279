import type { RecordRow } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { type Asker, todayOf } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { addRecord, changeLocked } from '../../../platform/resources/write-record.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { writeMap } from '../../catalog/mapping/map-listing.ts';

/** Keeps what is offered on a store and site under its seller SKU, and maps it to the SKU from today. */
async function offer(transaction: Transaction<Tables>, caller: Asker, pending: RecordRow): Promise<void> {
  const { sku, asin, title, fulfilment, manager } = pending;
  const listing = { store: Number(pending['store']), site: Number(pending['site']), sellerSku: String(pending['sellerSku']) };
  const parts = ownParts(transaction, caller, 'ptSku');
  const [known] = await lockRows(
    transaction,
    parts,
    sql<boolean>`t.store = ${listing.store} and t.site = ${listing.site} and t.seller_sku = ${listing.sellerSku}`,
  );
  const written = known
    ? await changeLocked(transaction, parts, known, { itemId: asin })
    : await addRecord(parts, { ...listing, itemId: asin, title, fulfilment, manager, listingStatus: 'inactive' });
  if (!written.ok) throw new RefusedWrite({ ...[written.refusal].flat()[0]!, field: 'sellerSku' });
  const input = { sku, qty: 1, level: 'storeSite', effectiveFrom: todayOf(caller) };
  const mapped = await writeMap(transaction, ownParts(transaction, caller, 'skuMap'), listing, input);
  if (!mapped.ok) throw new RefusedWrite({ ...[mapped.refusal].flat()[0]!, field: 'sellerSku' });
}

/** [N16] What has got its ASIN is offered and mapped, whether the ASIN was typed or imported. */
export const mapCreated: Consequence = async (transaction, { caller }, rows) => {
  const created = rows.filter(({ before, after }) => before && after?.['state'] === 'created' && before['state'] !== 'created');
  for (const { after } of created) await offer(transaction as Transaction<Tables>, caller, after!);
};
