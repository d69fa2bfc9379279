import { addDays, type Decimal, type LocalDate } from '@axle/kernel';
import type { InspectionKind } from '@axle/purchasing';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { leadingDemo } from '../../../platform/demo/lead-demo.ts';
import { orderableSkus, piecesFrom, usualOrder } from './orderable.ts';
import { sendDemoOrder } from './send-demo-order.ts';

/** Lines of an order, at most. */
const mostLines = 3;

/** When they were agreed, on how many days from today they are due, and the place of the first one's supplier among all. */
interface DemoOrders {
  readonly today: LocalDate;
  readonly daysAgo: number;
  readonly due: readonly number[];
  readonly first?: number;
  /** The inspections planned of their lines, by the place of the order; none where it is not there. */
  readonly plans?: readonly (readonly InspectionKind[])[];
}

/**
 * Orders of the demo that their suppliers confirmed as they were so many days ago, one for each of `due`: on how many days from today its
 * first line is due, the others three days apart. Answers their ids.
 */
export async function ordersInForce(demo: Demo, { today, daysAgo, due, first = 0, plans = [] }: DemoOrders): Promise<readonly number[]> {
  const { transaction, registry, now } = demo;
  const buyer = demo.person('buyer');
  const skus = await orderableSkus(demo);
  const suppliers = [...Map.groupBy(skus, ({ supplier }) => supplier).values()];
  const terms = await usualOrder(demo);
  const then = new Date(now.getTime() - daysAgo * 86_400_000);
  const lead = leadingDemo(transaction, registry, then);
  const orders: number[] = [];
  for (const [at, days] of due.entries()) {
    const own = suppliers[(first + at) % suppliers.length]!.slice(0, mostLines);
    const lines = own.map((sku, line) => ({
      sku: sku.id,
      price: sku.price as Decimal,
      qty: piecesFrom(sku, 40 * (first + at + 1)),
      requiredDate: addDays(today, days + 3 * line),
      remark: '按年度协议价',
      inspectPlan: plans[at],
    }));
    const values = { ...terms, supplier: own[0]!.supplier, underTolPct: '0', lines };
    const order = await sendDemoOrder(demo, { at: then, turn: first + at }, values);
    await lead('viewReplies', buyer, { purchaseOrder: order, channel: 'portal', repliedAt: then.toISOString() }, []);
    orders.push(order);
  }
  return orders;
}
