import { ok, refuse, type Result, type Refusal } from '@axle/kernel';
import { allocateOutbound } from '../outbound/allocate-outbound.ts';
import { createOutbound } from '../outbound/create-outbound.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { atLastCost } from '@axle/inventory';
import { lastCost } from '../stock/last-costs.ts';
import type { Deciding } from './dispose-difference.ts';
import { holdOver } from './scan-receipt.ts';

const noSupplier: Refusal = {
  code: 'NO_SUPPLIER',
  message: { zh: '收货单没有供应商，不能退供', en: 'The receipt has no supplier to return the goods to' },
};

/**
 * Returns goods that were not ordered: they are posted in at the dock, so that the ledger has what leaves the warehouse, and an outbound
 * order to the supplier takes them at once. Unknown goods were never in the ledger; only the decision is recorded.
 */
export async function returnGoods({ context, difference, counted }: Deciding): Promise<Result<Readonly<Record<string, unknown>>, Refusal>> {
  const { receipt, lines } = counted;
  const { sku, diff_qty: qty } = difference;
  if (sku === null) return ok({});
  if (receipt.supplier === null) return refuse(noSupplier);
  const { transaction } = context;
  const { warehouse, receipt_no: docNo } = receipt;
  const known = await lastCost(transaction, warehouse, sku);
  const posted = await stockLedger(context).post({
    idemKey: `receipt:${docNo}:return:${difference.id}:${difference.round + 1}`,
    docType: 'receipt',
    docNo,
    bizType: 'other_in',
    changes: [{ warehouse, sku, bin: receipt.dock_bin!, status: 'available', qty }],
    incoming: [{ warehouse, sku, qty, cost: atLastCost(qty, known) }],
  });
  if (!posted.ok) return posted;
  const { country } = await transaction.selectFrom('warehouse').select('country').where('id', '=', warehouse).executeTakeFirstOrThrow();
  const made = await createOutbound(context, {
    outType: 'supplier_return',
    sourceType: 'receipt_difference',
    sourceNo: `${docNo}-${difference.id}-${difference.round + 1}`,
    warehouse,
    country,
    lines: [{ sku, qty }],
  });
  if (!made.ok) return made;
  const allocated = await allocateOutbound(context, made.value.id);
  if (!allocated.ok) return allocated;
  const line = lines.find(({ line_no: no }) => no === difference.line_no);
  if (line) await holdOver(transaction, line, -qty);
  return ok({ postingNo: posted.value.postingNo, outboundNo: made.value.outboundNo });
}
