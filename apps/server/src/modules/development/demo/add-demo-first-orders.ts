import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { leadingDemo, steppingAll } from '../../../platform/demo/lead-demo.ts';
import { pressing } from '../../purchasing/demo/pressing.ts';
import { receiveWhole } from '../../purchasing/demo/receiving.ts';
import { demoRegistrations } from './demo-registrations.ts';

const dayLong = 86_400_000;
/** Its series of presses. */
const series = 41;

/** A project whose SKU is created, and what was asked of purchasing for it. */
interface Registered {
  readonly project: number;
  readonly requirement: number;
}

async function registeredOf({ transaction }: Demo, category: string): Promise<Registered | undefined> {
  const { rows } = await sql<Registered>`
    select r.project, r.requirement from new_product_registration r join category c on c.id = r.category
    where r.state = 'created' and c.code = ${category} order by r.id desc limit 1`.execute(transaction);
  return rows[0];
}

/** Writes the first order of a requirement, has it approved by as many as it takes, sends it and has it confirmed; answers its id. */
async function orderFirst(demo: Demo, { requirement }: Registered, daysAgo: number): Promise<number> {
  const { transaction, registry, now, person } = demo;
  const buyer = person('buyer');
  const at = (later: number) => new Date(now.getTime() - (daysAgo - later) * dayLong);
  await steppingAll(transaction, registry, at(0))(
    'purchaseRequiredSummary',
    [requirement],
    [
      ['confirm', buyer],
      ['generate', buyer, { bucketDays: 7 }],
    ],
  );
  const { rows } = await sql<{ order: number }>`
    select "order" from purchase_requirement_allocations where record_id = ${requirement}`.execute(transaction);
  const [{ order }] = rows as [{ order: number }];
  await steppingAll(transaction, registry, at(0))('purchaseOrder', [order], [['submit', buyer]]);
  for (const by of [person('purchaseManager'), person('financeManager'), person('superAdmin')]) {
    const { state } = await transaction.selectFrom('purchase_order').select('state').where('id', '=', order).executeTakeFirstOrThrow();
    if (state === 'approving') await steppingAll(transaction, registry, at(1))('purchaseOrder', [order], [['approve', by]]);
  }
  await steppingAll(transaction, registry, at(1))('purchaseOrder', [order], [['send', buyer]]);
  const replied = { purchaseOrder: order, channel: 'portal', repliedAt: at(2).toISOString() };
  await leadingDemo(transaction, registry, at(2))('viewReplies', buyer, replied, []);
  return order;
}

/** Orders the first goods of new products whose SKUs are created: their projects go on to the listing, and end once goods have come. */
export const addDemoFirstOrders = demoStep('newProductFirstOrders', ['newProductListings', 'orderReceipts'], async demo => {
  const { transaction, registry, now, person } = demo;
  const editor = person('catalogEditor');
  for (const { category, firstOrder } of demoRegistrations) {
    const registered = firstOrder && (await registeredOf(demo, category));
    if (!registered) continue;
    const order = await orderFirst(demo, registered, firstOrder.daysAgo);
    const then = new Date(now.getTime() - (firstOrder.daysAgo - 2) * dayLong);
    await steppingAll(transaction, registry, then)('projectTable', [registered.project], [['next', editor]]);
    if (!firstOrder.came) continue;
    await receiveWhole(demo, [order], { daysAgo: 0, press: pressing(demo, series) });
    await steppingAll(transaction, registry, now)('projectTable', [registered.project], [['next', editor]]);
  }
});
