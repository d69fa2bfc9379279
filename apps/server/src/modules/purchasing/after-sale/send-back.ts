import { ok, type Refusal, refuse, text } from '@axle/kernel';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { allocateOutbound } from '../../inventory/outbound/allocate-outbound.ts';
import { createOutbound } from '../../inventory/outbound/create-outbound.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { refusalsOf } from './check-after-sales.ts';
import { changeLine, lockedOrder, returning } from './returned-pieces.ts';

const short: Refusal = {
  code: 'ATP_SHORT',
  field: 'qty',
  message: text('仓库可用量不足，不能寄回', 'Not enough available stock in the warehouse'),
};
const notAccepted: Refusal = {
  code: 'NOT_ACCEPTED',
  field: 'qty',
  message: text('收货单尚未完成，不能退款退货', 'Goods can be returned for refund once their receipt is completed'),
};
const notLeft: Refusal = {
  code: 'NOT_LEFT',
  message: text('退供出库单尚未出库', 'The supplier return has not left the warehouse'),
};

/** [R61] Pieces go back: the warehouse reserves them for a supplier return, and the line of their order has them no more. */
export const sendBack: TransitionEffect = async ({ parts, before, after }) => {
  const { database, caller } = parts;
  const order = await lockedOrder(database, caller, before);
  const [refused] = refusalsOf(before, order);
  if (refused) return refuse([refused]);
  const { change, accepted, unbilledQty, unbilledNet } = returning(before, order);
  const isRefund = before['type'] === 'return_refund';
  if (isRefund && accepted < Number(before['qty'])) return refuse([notAccepted]);
  const context = ledgerContext(database, caller);
  const warehouse = Number(before['warehouse']);
  const { country } = await database.selectFrom('warehouse').select('country').where('id', '=', warehouse).executeTakeFirstOrThrow();
  const made = await createOutbound(context, {
    outType: 'supplier_return',
    sourceType: 'after_sale',
    sourceNo: String(before['asNo']),
    warehouse,
    country,
    lines: [{ sku: Number(before['sku']), qty: Number(before['qty']) }],
  });
  if (!made.ok) return refuse([made.refusal]);
  const allocated = await allocateOutbound(context, made.value.id);
  if (!allocated.ok) return refuse([allocated.refusal]);
  if (allocated.value === 'short') return refuse([short]);
  await changeLine(database, caller, { order, orderLine: Number(before['orderLine']) }, change);
  const owed = isRefund ? { unbilledQty, unbilledNet } : {};
  return ok({ ...after, ...owed, outboundNo: made.value.outboundNo, sentBackOn: todayOf(caller) });
};

/** The supplier has what went back, which left the warehouse before. */
export const supplierGot: TransitionEffect = async ({ parts, before, after }) =>
  Number(before['sentBackQty'] ?? 0) < Number(before['qty']) ? refuse([notLeft]) : ok({ ...after, supplierGotOn: todayOf(parts.caller) });
