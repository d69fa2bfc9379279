import { type LandedDone, landedCost, type StockLedger } from '@axle/inventory';
import { ok, refuse, type Result, subtract } from '@axle/kernel';
import { findDone, findPosted, hashOf } from './find-posting.ts';
import { lockItems } from './lock-items.ts';
import { noSuch } from './no-such.ts';
import { written } from './post-stock.ts';
import { asDecimal } from './read-view.ts';
import type { LedgerContext } from './stock-ledger.ts';

/** [M4] Adds a cost that came later to what is left of a layer. */
export async function addLandedCost(
  context: LedgerContext,
  request: Parameters<StockLedger['addLandedCost']>[0],
): Promise<Result<LandedDone>> {
  const { transaction } = context;
  const { idemKey, layerNo, amount, docType, docNo, reason } = request;
  const find = async () =>
    transaction
      .selectFrom('stock_layer')
      .select(['id', 'warehouse', 'sku', 'qty_in', 'qty_left', 'value_left'])
      .where('layer_no', '=', layerNo)
      .executeTakeFirst();
  const known = await find();
  if (!known) return refuse(noSuch.layer);
  const items = await lockItems(transaction, [known]);
  const hash = hashOf(JSON.stringify(['landed', layerNo, amount]));
  const done = await findDone(transaction, idemKey, hash);
  if (done) return done.ok ? ok(await doneBefore(context, done.value.postingNo, amount)) : done;
  const layer = (await find())!;
  const { capitalised, toVariance } = landedCost({ qtyIn: layer.qty_in, qtyLeft: layer.qty_left }, amount);
  const posted = await written(context, items, {
    idemKey,
    payloadHash: hash,
    bizType: 'landed_cost',
    docType,
    docNo,
    ...(reason === undefined ? {} : { reason }),
    planned: { moves: [], layerMoves: [{ layer: layer.id, qty: 0, value: capitalised }], newLayers: [] },
    layerBefore: () => ({ warehouse: layer.warehouse, sku: layer.sku, qty: layer.qty_left, value: asDecimal(layer.value_left) }),
  });
  return posted.ok ? ok({ postingNo: posted.value.postingNo, capitalised, toVariance }) : posted;
}

async function doneBefore({ transaction }: LedgerContext, postingNo: string, amount: LandedDone['capitalised']): Promise<LandedDone> {
  const posted = await findPosted(transaction, postingNo);
  const capitalised = posted!.stock.layerMoves[0]!.value;
  return { postingNo, capitalised, toVariance: subtract(amount, capitalised) };
}
