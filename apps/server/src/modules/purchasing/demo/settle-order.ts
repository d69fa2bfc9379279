import type { RecordRow } from '@axle/page-kit';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { leadDated } from './dated-document.ts';
import { billOrder } from './demo-bills.ts';

/** Bills what is accepted of an order as it was agreed, some days ago, and has its settlement approved; finance has not paid it yet. */
export async function settleOrder(demo: Demo, order: RecordRow): Promise<void> {
  const accountant = demo.person('accountant');
  const invoice = await billOrder(demo, order, { factor: '1' }, 6);
  await leadDated(demo, 'purchaseSettlement', accountant, {
    daysAgo: 5,
    values: { invoices: [{ invoice }] },
    steps: [
      [5, ['submit', accountant]],
      [4, ['approve', demo.person('purchaseManager')]],
    ],
  });
}
