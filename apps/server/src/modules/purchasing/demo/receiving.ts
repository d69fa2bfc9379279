import { unrestricted } from '@axle/permissions';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { createReceipt } from '../../inventory/receipt/create-receipt.ts';
import type { Press } from './pressing.ts';

const dayLong = 86_400_000;

/** When the goods came, and how buttons are pressed for it. */
interface Receiving {
  readonly daysAgo: number;
  readonly press: Press;
}

/** What the warehouse does with receipts, at its pages. */
function warehouseDesk(demo: Demo, { daysAgo, press }: Receiving) {
  return async (page: string, action: string, receipt: number, input: RecordValues = {}) => {
    const { version } = await demo.transaction.selectFrom('receipt').select('version').where('id', '=', receipt).executeTakeFirstOrThrow();
    const isStation = page === 'receiveStation';
    const targets = isStation ? [] : [{ id: receipt, version }];
    await press(page, action, demo.person('whClerk'), daysAgo, targets, isStation ? { receipt, version, ...input } : input);
  };
}

/** Receives whole orders in force at the warehouse that they go to, and closes their receipts. */
export async function receiveWhole(demo: Demo, ids: readonly number[], receiving: Receiving): Promise<void> {
  const { transaction, registry, person } = demo;
  const by = person('whClerk');
  const now = new Date(demo.now.getTime() - receiving.daysAgo * dayLong);
  const desk = warehouseDesk(demo, receiving);
  const access = unrestricted(by);
  const orders = await lockById(transaction, ownParts(transaction, { registry, access, now }, 'purchaseOrder'), ids);
  const codes = await skuCodes(demo, orders);
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
    for (const { sku, expectedQty } of lines) await desk('receiveStation', 'scan', id, { code: `${expectedQty}*${codes.get(sku)!}` });
    await desk('receiveStation', 'finish', id);
    await desk('receiveOrder', 'close', id);
  }
}

/** The codes of the SKUs that orders name. */
async function skuCodes({ transaction }: Demo, orders: readonly RecordRow[]): Promise<ReadonlyMap<number, string>> {
  const named = orders.flatMap(order => linesIn(order, 'lines').map(({ sku }) => Number(sku)));
  const rows = await transaction.selectFrom('sku').select(['id', 'sku']).where('id', 'in', named).execute();
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}
