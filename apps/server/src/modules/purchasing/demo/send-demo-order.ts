import type { RecordValues } from '@axle/page-kit';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { steppingDemo } from '../../../platform/demo/lead-demo.ts';
import { leadAwaited } from './lead-awaited.ts';

/** Writes an order of the demo, has it approved by as many as it takes, and sends it to its supplier at a time; answers its id. */
export async function sendDemoOrder(demo: Demo, when: { readonly at: Date; readonly turn: number }, values: RecordValues): Promise<number> {
  const { transaction, registry, person } = demo;
  const buyer = person('buyer');
  const [order] = (await leadAwaited(
    demo,
    when,
    [values],
    [
      ['submit', buyer],
      ['approve', person('purchaseManager')],
    ],
  )) as readonly [number];
  const step = steppingDemo(transaction, registry, when.at);
  for (const by of [person('financeManager'), person('superAdmin')]) {
    const { state } = await transaction.selectFrom('purchase_order').select('state').where('id', '=', order).executeTakeFirstOrThrow();
    if (state === 'approving') await step('purchaseOrder', order, [['approve', by]]);
  }
  await step('purchaseOrder', order, [['send', buyer]]);
  return order;
}
