import { planReversal, type PostingDone, type StockLedger } from '@axle/inventory';
import { refuse, type Result } from '@axle/kernel';
import { findDone, findPosted, hashOf, layersSince } from './find-posting.ts';
import { lockItems } from './lock-items.ts';
import { written } from './post-stock.ts';
import { asDecimal, readView } from './read-view.ts';
import type { LedgerContext } from './stock-ledger.ts';
import { noSuch } from './no-such.ts';

/** [M5] Books the opposite of a posting. */
export async function reverseStock(context: LedgerContext, request: Parameters<StockLedger['reverse']>[0]): Promise<Result<PostingDone>> {
  const { transaction, now } = context;
  const { idemKey, postingNo, reason } = request;
  const posted = await findPosted(transaction, postingNo);
  if (!posted) return refuse(noSuch.posting);
  const items = await lockItems(transaction, posted.items);
  const hash = hashOf(JSON.stringify(['reverse', postingNo, reason]));
  const done = await findDone(transaction, idemKey, hash);
  if (done) return done;
  const reversal = await transaction.selectFrom('stock_posting').select('id').where('reversal_of', '=', posted.id).executeTakeFirst();
  const ids = posted.stock.layerMoves.map(({ layer }) => layer);
  const found = await transaction
    .selectFrom('stock_layer')
    .select(['id', 'warehouse', 'sku', 'qty_left', 'value_left'])
    .where('id', 'in', [...ids, 0])
    .execute();
  const layers = new Map(found.map(layer => [layer.id, layer]));
  const view = await readView(transaction, { changes: posted.stock.changes }, items, now);
  const planned = planReversal({ ...posted.stock, reversed: reversal !== undefined }, await layersSince(transaction, posted.id, ids), view);
  if (!planned.ok) return planned;
  return written(context, items, {
    idemKey,
    payloadHash: hash,
    bizType: 'reversal',
    docType: 'reversal',
    docNo: postingNo,
    reversalOf: posted.id,
    reason,
    planned: planned.value,
    layerBefore: id => {
      const { warehouse, sku, qty_left: qty, value_left: value } = layers.get(id)!;
      return { warehouse, sku, qty, value: asDecimal(value) };
    },
  });
}
