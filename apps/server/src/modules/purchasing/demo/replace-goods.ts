import type { Demo } from '../../../platform/demo/demo-step.ts';
import { leadingDemo } from '../../../platform/demo/lead-demo.ts';
import { stepDated } from './dated-document.ts';
import type { Press } from './pressing.ts';
import { receiveWhole } from './receiving.ts';

const dayLong = 86_400_000;

/** Follows the replacement of an after-sales record to its end: approved, sent, confirmed, and received some days before today. */
export async function replaceGoods(demo: Demo, record: number, press: Press): Promise<void> {
  const { transaction, registry, person, now } = demo;
  const buyer = person('buyer');
  const { replace_order: order } = await transaction
    .selectFrom('after_sale')
    .select('replace_order')
    .where('id', '=', record)
    .executeTakeFirstOrThrow();
  await stepDated(demo, 'purchaseOrder', order!, [
    [9, ['submit', buyer]],
    [9, ['approve', person('purchaseManager')]],
  ]);
  const then = new Date(now.getTime() - 9 * dayLong);
  await transaction.updateTable('purchase_order').set({ state: 'sent', sent_at: then }).where('id', '=', order!).execute();
  const values = { purchaseOrder: order, channel: 'portal', repliedAt: then.toISOString() };
  await leadingDemo(transaction, registry, then)('viewReplies', buyer, values, []);
  await receiveWhole(demo, [order!], { daysAgo: 2, press });
}
