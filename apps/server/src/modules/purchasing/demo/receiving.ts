import { unrestricted } from '@axle/permissions';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { createReceipt } from '../../inventory/receipt/create-receipt.ts';
import { passArrivals } from './pass-arrivals.ts';
import type { Press } from './pressing.ts';

const dayLong = 86_400_000;

/** When the goods came, and how buttons are pressed for it. */
interface Receiving {
  readonly daysAgo: number;
  readonly press: Press;
}

/** What the warehouse does with receipts, at its pages. */
function warehouseDesk(demo: Demo, { daysAgo, press }: Receiving) {
  // each step makes a new version of a receipt, a scan does not
  const versions = new Map<number, number>();
  return async (page: string, action: string, receipt: number, input: RecordValues = {}) => {
    const version = versions.get(receipt) ?? 1;
    const isStation = page === 'receiveStation';
    const targets = isStation ? [] : [{ id: receipt, version }];
    await press(page, action, demo.person('whClerk'), daysAgo, targets, isStation ? { receipt, version, ...input } : input);
    versions.set(receipt, action === 'scan' ? version : version + 1);
  };
}

/** What came of an order at once: of each line, what was expected and what was counted. */
export interface Arrival {
  readonly order: number;
  /** Which delivery of the order it is, from 1. */
  readonly delivery: number;
  /** By the place of the line in the order. */
  readonly lines: readonly { readonly line: number; readonly expected: number; readonly came: number }[];
}

/** Receives whole orders in force at the warehouse that they go to, and closes their receipts. */
export async function receiveWhole(demo: Demo, ids: readonly number[], receiving: Receiving): Promise<void> {
  const rows = await demo.transaction
    .selectFrom('purchase_order_lines')
    .select(['record_id as order', 'line_no as at', 'qty'])
    .where('record_id', 'in', ids)
    .orderBy('line_no')
    .execute();
  const byOrder = Map.groupBy(rows, ({ order }) => order);
  const whole = ids.map((order): Arrival => ({
    order,
    delivery: 1,
    lines: byOrder.get(order)!.map(({ at, qty }) => ({ line: at + 1, expected: qty, came: qty })),
  }));
  return receiveArrivals(demo, whole, receiving);
}

/** Receives what came of orders in force, closes as received what is missing of it, and closes the receipts. */
export async function receiveArrivals(demo: Demo, arrivals: readonly Arrival[], receiving: Receiving): Promise<void> {
  const { transaction, registry, person } = demo;
  const by = person('whClerk');
  const now = new Date(demo.now.getTime() - receiving.daysAgo * dayLong);
  const desk = warehouseDesk(demo, receiving);
  const access = unrestricted(by);
  const ids = arrivals.map(({ order }) => order);
  const rows = await lockById(transaction, ownParts(transaction, { registry, access, now }, 'purchaseOrder'), ids);
  const orders = new Map(rows.map(order => [order.id, order]));
  const codes = await skuCodes(demo, rows);
  for (const { order: orderId, delivery, lines: came } of arrivals) {
    const order = orders.get(orderId)!;
    const poNo = String(order['orderNo']);
    const own = linesIn(order, 'lines');
    const lines = came.map(({ line, expected }) => ({ sku: Number(own[line - 1]!['sku']), expectedQty: expected, poNo, poLine: line }));
    const made = await createReceipt(
      { registry, transaction, now, by },
      {
        type: 'purchase',
        sourceNo: delivery === 1 ? poNo : `${poNo}-${delivery}`,
        warehouse: Number(order['warehouse']),
        supplier: Number(order['supplier']),
        lines,
      },
    );
    if (!made.ok) throw new Error(made.refusal.code);
    const { id } = made.value;
    await desk('receiveOrder', 'arrive', id);
    await desk('receiveStation', 'start', id);
    for (const [at, { sku }] of lines.entries()) await desk('receiveStation', 'scan', id, { code: `${came[at]!.came}*${codes.get(sku)!}` });
    await desk('receiveStation', 'finish', id);
    await passArrivals(demo, id, receiving);
    await closeAsReceived(demo, id, receiving);
    await desk('receiveOrder', 'close', id);
  }
}

/** What a receipt came without is closed as it was received. */
async function closeAsReceived({ transaction, person }: Demo, receipt: number, { press, daysAgo }: Receiving): Promise<void> {
  const found = await transaction.selectFrom('receipt_difference').select(['id', 'version']).where('receipt', '=', receipt).execute();
  if (found.length === 0) return;
  await press('receiveDifference', 'dispose', person('whClerk'), daysAgo, found, { disposition: 'short_close' });
}

/** The codes of the SKUs that orders name. */
async function skuCodes({ transaction }: Demo, orders: readonly RecordRow[]): Promise<ReadonlyMap<number, string>> {
  const named = orders.flatMap(order => linesIn(order, 'lines').map(({ sku }) => Number(sku)));
  const rows = await transaction.selectFrom('sku').select(['id', 'sku']).where('id', 'in', named).execute();
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}
