import { returnCost } from '@axle/inventory';
import { ok, type Refusal, refuse, text } from '@axle/kernel';
import { refuseReceiving } from '@axle/operation';
import { linesIn } from '@axle/page-kit';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { lastCost } from '../../inventory/stock/last-costs.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { stockLedger } from '../../inventory/stock/stock-ledger.ts';
import { workingBin } from '../../inventory/stock/working-bin.ts';
import { bySku } from './expect-return.ts';

const byReceipt: Refusal = {
  code: 'WAREHOUSE_RECEIVES',
  message: text('该退货由仓库收货单收货', 'The warehouse receives this return by its receipt'),
};
const notInReturn: Refusal = {
  code: 'NOT_IN_RETURN',
  message: text('退货单没有这个SKU', 'The return has no such SKU'),
};

/** [O8] Received pieces are typed where the warehouse has no receipts of its own; they are booked on hold. */
export const receiveReturn: TransitionEffect = async ({ parts: { database, caller }, before, after, input }) => {
  if (before['receipt'] !== undefined) return refuse([byReceipt]);
  const [wanted, came] = [bySku(linesIn(before, 'lines'), 'qtyAuth'), bySku(linesIn(input, 'received'), 'qty')];
  for (const [sku, qty] of came) {
    const most = wanted.get(sku);
    if (most === undefined) return refuse([notInReturn]);
    const refusal = refuseReceiving(most, qty, false);
    if (refusal) return refuse([refusal]);
  }
  const context = ledgerContext(database, caller);
  const [warehouse, rmaNo] = [Number(before['warehouse']), String(before['rmaNo'])];
  const bin = await workingBin(context, warehouse, 'return');
  for (const [sku, qty] of came) {
    const last = await lastCost(database, warehouse, sku);
    const posted = await stockLedger(context).post({
      idemKey: `return:${rmaNo}:receive:${sku}`,
      docType: 'return_order',
      docNo: rmaNo,
      bizType: 'return_in',
      changes: [{ warehouse, sku, bin, status: 'qc_hold', qty }],
      incoming: [{ warehouse, sku, qty, cost: returnCost({ qty, ...(last === undefined ? {} : { lastCost: last }) }) }],
    });
    if (!posted.ok) return refuse([posted.refusal]);
  }
  const left = new Map(came);
  const lines = linesIn(after, 'lines').map(line => {
    const sku = Number(line['sku']);
    const qty = Math.min(Number(line['qtyAuth']), left.get(sku) ?? 0);
    left.set(sku, (left.get(sku) ?? 0) - qty);
    return { ...line, qtyRecv: qty };
  });
  return ok({ ...after, lines, receivedAt: caller.now.toISOString() });
};
