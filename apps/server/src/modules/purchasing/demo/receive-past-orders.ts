import type { StockChange } from '@axle/inventory';
import { sql } from 'kysely';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { leadingAll } from '../../../platform/demo/lead-demo.ts';
import { shipBefore } from '../../inventory/demo/past-documents.ts';
import type { PastOrder } from './past-orders.ts';
import type { Press } from './pressing.ts';
import { receiveArrivals } from './receiving.ts';

const dayLong = 86_400_000;

/** Pieces of a SKU that lie at a dock, held for inspection. */
interface Held {
  readonly warehouse: number;
  readonly country: number;
  readonly bin: number;
  readonly sku: number;
  readonly qty: number;
}

/** What the orders brought and inspection holds, bin by bin. */
async function held({ transaction }: Demo, ids: readonly number[]): Promise<readonly Held[]> {
  const { rows } = await sql<Held>`
    select r.warehouse, w.country, r.dock_bin as bin, l.sku, sum(l.hold_qty)::integer as qty
    from purchase_order o join receipt_lines l on l.po_no = o.order_no join receipt r on r.id = l.record_id
      join warehouse w on w.id = r.warehouse
    where o.id = any(${ids}::bigint[]) and l.hold_qty > 0
    group by r.warehouse, w.country, r.dock_bin, l.sku order by 1, 3, 4`.execute(transaction);
  return rows;
}

/** Inspection releases what came, and it is sold within two months. */
async function sell(demo: Demo, ids: readonly number[], daysAgo: number): Promise<void> {
  const { transaction, registry, person, now } = demo;
  const clerk = person('whClerk');
  const at = (days: number) => new Date(now.getTime() - days * dayLong);
  const came = await held(demo, ids);
  const change = { kind: 'status', stockStatus: 'qc_hold', toStatus: 'available', reason: '来料检合格，放行' };
  await leadingAll(transaction, registry, at(daysAgo - 1))(
    'stockConversion',
    clerk,
    came.map(({ warehouse, bin, sku, qty }) => ({ ...change, warehouse, bin, sku, qty })),
    [['post', clerk]],
  );
  for (const [warehouse, own] of Map.groupBy(came, each => each.warehouse)) {
    const changes = own.map(({ bin, sku, qty }): StockChange => ({ warehouse, bin, sku, status: 'available', qty: -qty }));
    const context = { registry, transaction, now: at(daysAgo - 40), by: clerk };
    await shipBefore(context, { sourceNo: `DS-${ids[0]!}`, warehouse, country: own[0]!.country }, changes);
  }
}

/** The buyer gives up what never came of an order, two days behind its last delivery. */
async function giveUp({ transaction, person }: Demo, press: Press, id: number, { cameAgo, arrivals }: PastOrder): Promise<void> {
  const lines = arrivals.flatMap(({ expected, came }) =>
    expected.flatMap((qty, at) => (qty > came[at]! ? [{ orderLine: at + 1, shortClose: qty - came[at]! }] : [])),
  );
  if (lines.length === 0) return;
  const { version } = await transaction.selectFrom('purchase_order').select('version').where('id', '=', id).executeTakeFirstOrThrow();
  const input = { changeReason: '到货短少，供应商确认不再补发', lines };
  await press('effectiveOrders', 'shortClose', person('buyer'), cameAgo - 2, [{ id, version }], input);
}

/** Takes in the goods of a round's orders on the days when they came, and sells them. */
export async function receivePastOrders(demo: Demo, press: Press, round: readonly PastOrder[], ids: readonly number[]): Promise<void> {
  const all = round.flatMap(({ arrivals }, at) =>
    arrivals.map(({ daysAgo, expected, came }, delivery) => ({
      daysAgo,
      delivery: delivery + 1,
      order: ids[at]!,
      lines: expected.map((qty, line) => ({ line: line + 1, expected: qty, came: came[line]! })),
    })),
  );
  for (const [daysAgo, own] of [...Map.groupBy(all, arrival => arrival.daysAgo)].toSorted(([one], [other]) => other - one))
    await receiveArrivals(demo, own, { daysAgo, press });
  for (const [at, id] of ids.entries()) await giveUp(demo, press, id, round[at]!);
  await sell(demo, ids, Math.min(...round.map(({ cameAgo }) => cameAgo)));
}
