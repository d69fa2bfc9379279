import { ok, type Refusal, refuse, text } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { allocateOutbound } from '../../inventory/outbound/allocate-outbound.ts';
import { sendHeldBack } from '../../inventory/receipt/send-held-back.ts';
import { createOutbound } from '../../inventory/outbound/create-outbound.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { causeClasses } from './cause-classes.ts';
import { refusalsOf } from './check-after-sales.ts';
import { heldSource } from './held-source.ts';
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

/** By what pieces of a record go back this time. */
const backBy = ({ asNo, version }: RecordRow): string => `${String(asNo)}:${version}`;

/**
 * [R61] Pieces go back: the warehouse reserves them for a supplier return, and the line of their order has them no more. [R108] Those of a
 * rejected lot come off hold for it.
 */
export const sendBack: TransitionEffect = async ({ parts, before, after }) => {
  const { database, caller } = parts;
  const order = await lockedOrder(database, caller, before);
  const [refused] = refusalsOf(before, order, await causeClasses(database, [before]));
  if (refused) return refuse([refused]);
  const qty = Number(before['qty']);
  const source = await heldSource(database, before);
  const heldQty = Math.min(qty, source?.held ?? 0);
  const { change, accepted, unowed, unbilledQty, unbilledNet } = await returning(database, before, order, heldQty);
  const isRefund = before['type'] === 'return_refund';
  if (isRefund && accepted < qty - unowed) return refuse([notAccepted]);
  const context = ledgerContext(database, caller);
  const freed = source ? await sendHeldBack(context, { ...source, by: backBy(before), qty: heldQty }) : ok(undefined);
  if (!freed.ok) return refuse([{ ...freed.refusal, field: 'qty' }]);
  const warehouse = Number(before['warehouse']);
  const { country } = await database.selectFrom('warehouse').select('country').where('id', '=', warehouse).executeTakeFirstOrThrow();
  const made = await createOutbound(context, {
    outType: 'supplier_return',
    sourceType: 'after_sale',
    sourceNo: String(before['asNo']),
    warehouse,
    country,
    lines: [{ sku: Number(before['sku']), qty }],
  });
  if (!made.ok) return refuse([made.refusal]);
  const allocated = await allocateOutbound(context, made.value.id);
  if (!allocated.ok) return refuse([allocated.refusal]);
  if (allocated.value === 'short') return refuse([short]);
  await changeLine(database, caller, { order, orderLine: Number(before['orderLine']) }, change);
  const owed = isRefund ? { unbilledQty, unbilledNet } : {};
  return ok({ ...after, ...owed, heldQty, unowedQty: unowed, outboundNo: made.value.outboundNo, sentBackOn: todayOf(caller) });
};

/** The supplier has what went back, which left the warehouse before. */
export const supplierGot: TransitionEffect = async ({ parts, before, after }) =>
  Number(before['sentBackQty'] ?? 0) < Number(before['qty']) ? refuse([notLeft]) : ok({ ...after, supplierGotOn: todayOf(parts.caller) });
