import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { mailOrder } from '../mail/mail-order.ts';

/**
 * Notifies the suppliers of inspections that are scheduled at their place, and of another day for one of them. A supplier that no mail
 * reaches keeps no inspection from its day: its inspector gets in touch.
 */
export const notifyInspections: Consequence = async (database, { caller }, rows) => {
  const scheduled = rows.flatMap(({ before, after }) =>
    before &&
    after?.['state'] === 'scheduled' &&
    ['outgoing', 'final'].includes(String(after['type'])) &&
    after['purchaseOrder'] !== undefined &&
    (before['state'] !== 'scheduled' || before['planDate'] !== after['planDate'])
      ? [after]
      : [],
  );
  if (scheduled.length === 0) return;
  const transaction = database as Transaction<Tables>;
  const parts = { ...ownParts(transaction, caller, 'purchaseOrder'), database: transaction };
  const orders = await ordersById(transaction, caller, idsIn(scheduled.map(({ purchaseOrder }) => purchaseOrder)));
  for (const { purchaseOrder, planDate } of scheduled) {
    const order = orders.get(Number(purchaseOrder));
    if (order) await mailOrder(parts, order, { kind: 'INSPECT_NOTICE', values: { 'inspection.date': String(planDate) } });
  }
};
