import { businessDay, linesIn, type RecordValues } from '@axle/page-kit';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { createReceipt } from '../../inventory/receipt/create-receipt.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { ordersInForce } from './orders-in-force.ts';
import { pressing } from './pressing.ts';

/** On how many days from today the first lines of the orders were due that have come. */
const due = [-6, 1, 3];

/** What the warehouse does with receipts, at its pages. */
function warehouseDesk(demo: Demo) {
  const press = pressing(demo, 2);
  return async (page: string, action: string, receipt: number, input: RecordValues = {}) => {
    const { version } = await demo.transaction.selectFrom('receipt').select('version').where('id', '=', receipt).executeTakeFirstOrThrow();
    const isStation = page === 'receiveStation';
    const targets = isStation ? [] : [{ id: receipt, version }];
    await press(page, action, demo.person('whClerk'), 0, targets, isStation ? { receipt, version, ...input } : input);
  };
}

/** Adds orders whose goods have come: counted in by the warehouse, and owed to their suppliers with it. */
export const addDemoOrderReceipts = demoStep('orderReceipts', ['orderChanges', 'slips'], async demo => {
  const { transaction, registry, person, now } = demo;
  const by = person('whClerk');
  const desk = warehouseDesk(demo);
  const ids = await ordersInForce(demo, { today: businessDay(now), daysAgo: 52, due });
  const access = { userId: by, isSuper: true, roles: [], scopes: new Map(), blocks: [] };
  const orders = await lockById(transaction, ownParts(transaction, { registry, access, now }, 'purchaseOrder'), ids);
  for (const order of orders) {
    const poNo = String(order['orderNo']);
    const lines = linesIn(order, 'lines').map((line, at) => ({
      sku: Number(line['sku']),
      expectedQty: Number(line['qty']),
      poNo,
      poLine: at + 1,
    }));
    const made = await createReceipt(
      { registry, transaction, now, by },
      { type: 'purchase', sourceNo: poNo, warehouse: Number(order['warehouse']), supplier: Number(order['supplier']), lines },
    );
    if (!made.ok) throw new Error(made.refusal.code);
    const { id } = made.value;
    await desk('receiveOrder', 'arrive', id);
    await desk('receiveStation', 'start', id);
    const skus = await transaction
      .selectFrom('sku')
      .select(['id', 'sku'])
      .where(
        'id',
        'in',
        lines.map(({ sku }) => sku),
      )
      .execute();
    for (const { sku, expectedQty } of lines)
      await desk('receiveStation', 'scan', id, { code: `${expectedQty}*${skus.find(one => one.id === sku)!.sku}` });
    await desk('receiveStation', 'finish', id);
    await desk('receiveOrder', 'close', id);
  }
});
