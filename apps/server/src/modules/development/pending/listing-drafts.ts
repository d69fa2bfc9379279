import { isDraft, listingDraft, type ListingFacts } from '@axle/development';
import { type Text, text } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { addRecord } from '../../../platform/resources/write-record.ts';
import { lockById, lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { inBoth } from '../exception/in-both.ts';

/** Why nobody is asked to map a draft. */
const draftText: Text = text('上架草稿，取得ASIN后映射', 'Draft of a new listing, mapped once it has its ASIN');

/** What is offered where a pending listing belongs, under a seller SKU; locked. */
export async function listingUnder(
  transaction: Transaction<Tables>,
  caller: Actor,
  { store, site }: RecordValues,
  sellerSku: unknown,
): Promise<RecordRow | undefined> {
  if (sellerSku === undefined) return undefined;
  const [known] = await lockRows(
    transaction,
    ownParts(transaction, caller, 'ptSku'),
    sql<boolean>`t.store = ${Number(store)} and t.site = ${Number(site)} and t.seller_sku = ${String(sellerSku)}`,
  );
  return known;
}

/** Changes a listing as the system does. */
export async function changeListing(
  transaction: Transaction<Tables>,
  caller: Actor,
  before: RecordRow,
  values: RecordValues,
): Promise<void> {
  await updateRows(transaction, ownParts(transaction, caller, 'ptSku'), [{ before, after: { ...before, ...values } }], {
    action: 'update',
  });
}

/** [N32] What is pushed stands among PT SKUs from then on; what is there already under its seller SKU is its listing. */
export async function draftListing(
  transaction: Transaction<Tables>,
  caller: Actor,
  pending: RecordRow,
  facts: ListingFacts,
): Promise<void> {
  const { sellerSku, listingStatus, ...said } = listingDraft(facts);
  const known = await listingUnder(transaction, caller, pending, sellerSku);
  if (known) {
    if (isDraft(known) || known['listingStatus'] === 'deleted') await changeListing(transaction, caller, known, { ...said, listingStatus });
    return;
  }
  const parts = ownParts(transaction, caller, 'ptSku');
  const { store, site, manager } = pending;
  const added = await addRecord(parts, { store, site, manager, sellerSku, listingStatus, ...said });
  if (!added.ok) throw new RefusedWrite({ ...[added.refusal].flat()[0]!, field: 'sellerSku' });
  const [row] = await lockById(transaction, parts, [added.value.id]);
  await changeListing(transaction, caller, row!, { ignoreReason: inBoth(draftText) });
}

/** [N32] The draft goes with the seller SKU of its pending listing, and is deleted where that is abandoned or another one has the name. */
export async function moveDraft(transaction: Transaction<Tables>, caller: Actor, before: RecordRow, after: RecordRow): Promise<void> {
  const isOver = after['state'] === 'abandoned';
  if (!isOver && before['sellerSku'] === after['sellerSku']) return;
  const draft = await listingUnder(transaction, caller, before, before['sellerSku']);
  if (!draft || !isDraft(draft)) return;
  const isTaken = !isOver && (await listingUnder(transaction, caller, after, after['sellerSku'])) !== undefined;
  const moved = isOver || isTaken || after['sellerSku'] === undefined ? { listingStatus: 'deleted' } : { sellerSku: after['sellerSku'] };
  await changeListing(transaction, caller, draft, moved);
}
