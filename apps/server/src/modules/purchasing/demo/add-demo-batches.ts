import { unrestricted } from '@axle/permissions';
import { addDays, type LocalDate } from '@axle/kernel';
import { businessDay, type RecordValues, type Target } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { leadingDemo } from '../../../platform/demo/lead-demo.ts';
import { proposals } from '../../../platform/resources/calls/proposal-handler.ts';
import { type DemoBatch, demoBatches } from './demo-batches.ts';
import { ordersInForce } from './orders-in-force.ts';
import { passArrivals } from './pass-arrivals.ts';
import { type Press, pressing } from './pressing.ts';

const dayLong = 86_400_000;

/** A share of the pieces that may be shipped of an order, line by line. */
async function proposed({ transaction, registry, now }: Demo, line: Target, share: number): Promise<readonly RecordValues[]> {
  const { resource } = registry.page('deliveryTracking')!.page;
  const access = unrestricted(1);
  const parts = {
    database: transaction,
    resource: resource!,
    page: 'deliveryTracking',
    caller: { registry, access, now },
    referred: registry.referred,
  };
  const { rows } = await sql<{ order: number }>`select purchase_order as "order" from delivery_line where id = ${line.id}`.execute(
    transaction,
  );
  const record = { ...line, purchaseOrder: rows[0]!.order };
  const [found] = await registry.part(proposals, 'deliveryTracking.createBatch')!(parts, record, [record]);
  return (found!.values['lines'] as readonly RecordValues[]).map(({ most: _, ...line }) => {
    if (share === 100) return line;
    const { orderLine, sku, qty } = line;
    return { orderLine, sku, qty: Math.max(1, Math.floor((Number(qty) * share) / 100)) };
  });
}

/** Takes in a share of what a receipt expects, and closes it where all of it came. */
async function receive(
  demo: Demo,
  act: Press,
  receiptNo: string,
  { share, daysAgo, closed, held }: NonNullable<DemoBatch['came']>,
): Promise<void> {
  const { transaction, person } = demo;
  const clerk = person('whClerk');
  const receipt = async () =>
    transaction.selectFrom('receipt').select(['id', 'version']).where('receipt_no', '=', receiptNo).executeTakeFirstOrThrow();
  const { id } = await receipt();
  await act('receiveOrder', 'arrive', clerk, daysAgo, [await receipt()]);
  await act('receiveStation', 'start', clerk, daysAgo, [], { receipt: id, version: (await receipt()).version });
  const { rows } = await sql<{ sku: string; qty: number }>`
    select k.sku, l.expected_qty as qty from receipt_lines l join sku k on k.id = l.sku where l.record_id = ${id}
    order by l.line_no`.execute(transaction);
  for (const { sku, qty } of rows) {
    const pieces = Math.floor((qty * share) / 100);
    // a scan counts up to 9,999 pieces
    if (pieces > 0) await act('receiveStation', 'scan', clerk, daysAgo, [], { receipt: id, code: `${Math.min(9999, pieces)}*${sku}` });
  }
  if (!closed) return;
  await act('receiveStation', 'finish', clerk, daysAgo, [], { receipt: id, version: (await receipt()).version });
  await passArrivals(demo, id, { daysAgo, held });
  await act('receiveOrder', 'close', clerk, daysAgo, [await receipt()]);
}

/** Moves the dates of the lines of an order, as a buyer asks for it and the manager approves. */
async function move({ transaction, registry, person, now }: Demo, order: number, moved: NonNullable<DemoBatch['moved']>): Promise<void> {
  const { days, reason, note, daysAgo } = moved;
  const lines = await transaction
    .selectFrom('purchase_order_lines')
    .select('promised_date as held')
    .where('record_id', '=', order)
    .orderBy('line_no')
    .execute();
  const lead = leadingDemo(transaction, registry, new Date(now.getTime() - daysAgo * dayLong));
  for (const [at, { held }] of lines.entries()) {
    const values = { purchaseOrder: order, orderLine: at + 1, newDate: addDays(held as LocalDate, days), reason, origin: 'buyer', note };
    await lead('deliveryDateManagement', person('buyer'), values, [['approve', person('purchaseManager')]]);
  }
}

/** Adds shipping batches to orders in force: come, partly come, overdue, at sea, just left, planned, and one that was made void. */
export const addDemoBatches = demoStep('shipBatches', ['deliveryFollowUps', 'receipts'], async demo => {
  const { transaction, person, now } = demo;
  const today = businessDay(now);
  const buyer = person('buyer');
  const act = pressing(demo, 1);
  for (const [at, batch] of demoBatches.entries()) {
    const agreed = Math.max(52, 45 - batch.due);
    const [order] = (await ordersInForce(demo, { today, daysAgo: agreed, due: [batch.due], first: at })) as [number];
    if (batch.moved) await move(demo, order, batch.moved);
    const ago = (days: number | undefined) => (days === undefined ? undefined : addDays(today, -days));
    const { rows } = await sql<{ id: number; version: number }>`
      select id, version from delivery_line where purchase_order = ${order} order by order_line limit 1`.execute(transaction);
    const [line] = rows as [(typeof rows)[number]];
    const shipDate = ago(batch.left ?? batch.planned);
    await act('deliveryTracking', 'createBatch', buyer, batch.left ?? 0, [line], {
      shipDate,
      eta: ago(batch.eta),
      ...batch.values,
      lines: await proposed(demo, line, batch.share),
    });
    const made = async () =>
      transaction
        .selectFrom('ship_batch')
        .select(['id', 'version', 'receipt_no'])
        .where('purchase_order', '=', order)
        .executeTakeFirstOrThrow();
    if (batch.voidReason) await act('shipBatches', 'void', buyer, 0, [await made()], { voidReason: batch.voidReason });
    if (batch.left === undefined) continue;
    await act('shipBatches', 'ship', buyer, batch.left, [await made()]);
    if (batch.departed !== undefined) {
      const lines = await sql<{ id: number; version: number }>`
        select l.id, l.version from ship_batch_line_list l where l.purchase_order = ${order} limit 1`.execute(transaction);
      await act('shippedNotArrivedDetail', 'updateEta', buyer, batch.departed, lines.rows, { departedOn: ago(batch.departed) });
    }
    if (batch.came) await receive(demo, act, (await made()).receipt_no!, batch.came);
  }
});
