import { idempotencyConflict, planPosting, type PostingDone, type PostingRequest, postingText } from '@axle/inventory';
import { ok, refuse, type Result } from '@axle/kernel';
import { findDone, hashOf } from './find-posting.ts';
import { type LockedItem, lockItems } from './lock-items.ts';
import { keepMonths } from './keep-months.ts';
import { type ReadView, readView } from './read-view.ts';
import type { LedgerContext } from './stock-ledger.ts';
import { type PostingToWrite, writePosting } from './write-posting.ts';

/** [M1] Books a posting once: locks its items, asks the rule, writes. */
export async function postStock(context: LedgerContext, request: PostingRequest): Promise<Result<PostingDone>> {
  const { transaction, now } = context;
  const hash = hashOf(postingText(request));
  const items = await lockItems(transaction, request.changes);
  const done = await findDone(transaction, request.idemKey, hash);
  if (done) return done;
  // a requested business date stays open until the posting is written
  if (request.bizDate !== undefined) await keepMonths(transaction, 'shared');
  const view = await readView(transaction, request, items, now);
  const planned = planPosting(request, view);
  if (!planned.ok) return planned;
  const { idemKey, bizType, docType, docNo } = request;
  return written(context, items, {
    idemKey,
    payloadHash: hash,
    bizType,
    docType,
    docNo,
    planned: planned.value,
    layerBefore: layersIn(view, items, request.incoming),
  });
}

/** The layers of a view by their ids, those that leave and those that grow. */
function layersIn(view: ReadView, items: readonly LockedItem[], incoming: PostingRequest['incoming'] = []): PostingToWrite['layerBefore'] {
  const left = items.flatMap(({ warehouse, sku }) => view.layers(warehouse, sku).map(layer => ({ ...layer, warehouse, sku })));
  const grown = incoming.flatMap(({ warehouse, sku, batch }) =>
    batch === undefined ? [] : view.batchLayers(warehouse, sku, batch).map(layer => ({ ...layer, warehouse, sku })),
  );
  const layers = new Map([...left, ...grown].map(layer => [layer.id, layer]));
  return id => layers.get(id)!;
}

/** The instant of a posting: now, and never before the last one of any of its items. */
const instantOf = (now: Date, items: readonly LockedItem[]): Date =>
  new Date(Math.max(now.getTime(), ...items.map(({ lastPostedAt }) => (lastPostedAt === null ? 0 : Date.parse(lastPostedAt)))));

/** Writes what was planned, and returns it. Another call that booked the same key for other items has won: a conflict. */
export async function written(
  { transaction, now, by }: LedgerContext,
  items: readonly LockedItem[],
  posting: Omit<PostingToWrite, 'at' | 'by'>,
): Promise<Result<PostingDone>> {
  const postingNo = await writePosting(transaction, { ...posting, at: instantOf(now, items), by });
  return postingNo === undefined ? refuse(idempotencyConflict) : ok({ postingNo, moves: posting.planned.moves, again: false });
}
