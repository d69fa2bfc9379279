import { type Refusal, text } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { inForceStatuses, type OrderStatus, shipRefusals } from '@axle/purchasing';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { changeRefusal } from '../order/change-refusals.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { batchedLines, type Beside, shippingOf } from './batched-pieces.ts';

const notInForce: Refusal = {
  code: 'STATE',
  field: 'purchaseOrder',
  message: text('只有执行中的订单可以发货', 'Only orders in progress can be shipped'),
};

/** [R7f] What stands against a batch of an order: at its cells what more than may be shipped. */
export function refusalsOfBatch(order: RecordRow, batch: RecordValues, beside: Omit<Beside, 'batch'>): readonly Refusal[] {
  if (!inForceStatuses.includes(order['state'] as OrderStatus)) return [notInForce];
  return linesIn(batch, 'lines').flatMap(({ orderLine, qty }, at) => {
    const asked = shippingOf(order, Number(orderLine), { ...beside, batch: batch['batchNo'] as string | undefined });
    if (!asked) return [{ ...changeRefusal.noLine(orderLine), field: `lines.${at}.orderLine` }];
    return shipRefusals(asked.line, Number(qty ?? 0), asked.context).map(refusal => ({ ...refusal, field: `lines.${at}.qty` }));
  });
}

/** Asks of batches that are changed what their orders say to them. */
export const checkBatches: RecordGuard = async (database, batches, caller) => {
  const ids = idsIn(batches.map(({ purchaseOrder }) => purchaseOrder));
  const [orders, batched] = await Promise.all([ordersById(database, caller, ids), batchedLines(database, ids)]);
  return batch => {
    const order = orders.get(Number(batch['purchaseOrder']));
    return order ? refusalsOfBatch(order, batch, { batched }) : [];
  };
};
