import { businessDay, linesIn, type RecordValues } from '@axle/page-kit';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { handlerOf } from '../../../platform/resources/gateway/handler-of.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { createReceipt } from '../../inventory/receipt/create-receipt.ts';
import { ownParts } from '../order/own-parts.ts';
import { ordersInForce } from './orders-in-force.ts';

/** On how many days from today the first lines of the orders were due that have come. */
const due = [-9, -7, -5];

/** What the warehouse does with receipts, at its pages. */
function warehouseDesk({ transaction, registry, now, person }: Demo) {
  const access = { userId: person('whClerk'), isSuper: true, roles: [], scopes: new Map(), blocks: [] };
  let scans = 0;
  return async (page: string, action: string, receipt: number, input: RecordValues = {}) => {
    const shown = registry.page(page)!.page;
    const { version } = await transaction.selectFrom('receipt').select('version').where('id', '=', receipt).executeTakeFirstOrThrow();
    scans += 1;
    const isStation = page === 'receiveStation';
    const reply = await handlerOf(shown, action, registry)!({
      parts: { database: transaction, resource: shown.resource!, page, caller: { registry, access, now }, referred: registry.referred },
      targets: isStation ? [] : [{ id: receipt, version }],
      input: isStation ? { receipt, version, ...input } : input,
      key: `00000000-0000-4000-9000-${String(scans).padStart(12, '0')}`,
    });
    const refusal = reply.ok ? reply.value.find(each => each.refusal)?.refusal : reply.refusal;
    if (refusal) throw new Error(`${action}: ${JSON.stringify(refusal)}`);
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
