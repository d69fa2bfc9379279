import type { RecordRow } from '@axle/page-kit';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { type Actor, todayOf } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { addRecord } from '../../../platform/resources/write-record.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { writeMap } from '../../catalog/mapping/map-listing.ts';
import { changeListing, listingUnder, moveDraft } from './listing-drafts.ts';

/** Keeps what is offered on a store and site under its seller SKU, and maps it to the SKU from today. */
async function offer(transaction: Transaction<Tables>, caller: Actor, pending: RecordRow): Promise<void> {
  const { sku, asin, title, fulfilment, manager } = pending;
  const listing = { store: Number(pending['store']), site: Number(pending['site']), sellerSku: String(pending['sellerSku']) };
  const known = await listingUnder(transaction, caller, pending, listing.sellerSku);
  if (known) {
    const wasDraft = known['itemId'] === undefined;
    const begun = wasDraft && known['listingStatus'] === 'incomplete' ? { listingStatus: 'inactive' } : {};
    await changeListing(transaction, caller, known, { itemId: asin, ...begun, ...(wasDraft ? { ignoreReason: undefined } : {}) });
  } else {
    const values = { ...listing, itemId: asin, title, fulfilment, manager, listingStatus: 'inactive' };
    const added = await addRecord(ownParts(transaction, caller, 'ptSku'), values);
    if (!added.ok) throw new RefusedWrite({ ...[added.refusal].flat()[0]!, field: 'sellerSku' });
  }
  const input = { sku, qty: 1, level: 'storeSite', effectiveFrom: todayOf(caller) };
  const mapped = await writeMap(transaction, ownParts(transaction, caller, 'skuMap'), listing, input);
  if (!mapped.ok) throw new RefusedWrite({ ...[mapped.refusal].flat()[0]!, field: 'sellerSku' });
}

const within = (database: Kysely<Tables>) => database as Transaction<Tables>;

/** [N16] [N32] What has got its ASIN is offered and mapped, whether the ASIN was typed or imported; its draft goes along until then. */
export const mapCreated: Consequence = async (transaction, { caller }, rows) => {
  for (const { before, after } of rows) {
    if (!before || !after) continue;
    await moveDraft(within(transaction), caller, before, after);
    if (after['state'] === 'created' && before['state'] !== 'created') await offer(within(transaction), caller, after);
  }
};
