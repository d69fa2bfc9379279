import type { Decimal } from '@axle/kernel';
import { unrestricted } from '@axle/permissions';
import { allocateOrders } from '@axle/server/src/modules/orders/allocation/allocate-orders.ts';
import { orderPlace } from '@axle/server/src/modules/orders/allocation/testing/order-place.ts';
import { takeOrders } from '@axle/server/src/modules/orders/intake/take-orders.ts';
import { platformOrder } from '@axle/server/src/modules/orders/intake/testing/intake-bench.ts';
import { ownParts } from '@axle/server/src/platform/resources/own-parts.ts';
import { lockById } from '@axle/server/src/platform/resources/writes/lock-rows.ts';
import { registry } from '@axle/server/src/testing/whole-registry.ts';
import type { Pool } from 'pg';
import { type Figure, perSecond, timed } from '../bench/table.ts';
import { demand, fullCheck } from './full-check.ts';
import type { Ground } from './ground.ts';

type PlatformOrder = ReturnType<typeof platformOrder>;

const run = 'LOAD-';
/** Orders a second that the intake shall take, and orders that one worker allocates at a time. */
const [demanded, portion] = [500, 100];
const warehouses = ['US-W', 'US-E'];

/** Orders of one to three SKUs, each order of another buyer. */
const payload = (at: number, skus: readonly number[]): PlatformOrder => ({
  ...platformOrder(`${run}${at}`, { status: 'New', buyer: { name: 'Ann Lee', email: `${at}@example.com` } }),
  lines: Array.from({ length: 1 + (at % 3) }, (_, line) => ({
    id: `${at}-${line}`,
    sellerSku: `${run}${skus[(at * 7 + line * 11) % skus.length]}`,
    qty: 1 + (at % 2),
    amount: '40' as Decimal,
  })),
});

/** A store that sells SKUs by codes of their own. */
async function listed(pool: Pool, skus: readonly number[]): Promise<number> {
  const { rows } = await pool.query<{ id: number }>("select id from store where code = 'PG-US'");
  const [store] = [rows[0]!.id];
  await pool.query(
    `with m as (insert into sku_map (platform, store, seller_sku, effective_from)
       select 'partsgeek', $1, $2 || s, '2020-01-01' from unnest($3::bigint[]) s returning id, seller_sku)
     insert into sku_map_lines (record_id, line_no, sku, qty) select id, 0, substr(seller_sku, $4)::bigint, 1 from m`,
    [store, run, skus, run.length + 1],
  );
  return store;
}

/** Orders that hold a part of their pieces, or pieces although they are out of stock; and SKUs with more reserved than there is. */
const wrong = `
  select (select count(*) from (
      select o.status, sum(p.qty) as needed, coalesce(sum(r.qty_open), 0) as reserved from sales_order o
      join sales_order_piece p on p.sales_order = o.id left join stock_reservation r on r.reservation_no = p.reservation_no
      where o.platform_order_id like $1 || '%' group by o.id) h
    where reserved <> case when status = 'allocated' then needed else 0 end)::integer as torn,
    (select count(*) from stock_item where sku = any($2) and unallocated > available)::integer as over,
    (select count(*) from sales_order where platform_order_id like $1 || '%' and status = 'allocated')::integer as allocated,
    (select count(*) from sales_order where platform_order_id like $1 || '%' and status = 'outOfStock')::integer as short`;

/**
 * So many orders are taken in, once and again, and allocated by workers side by side over stock that is too little for all of them: no
 * order comes twice, none holds a part of what it needs, nothing is reserved that is not there, and no two workers wait in a circle.
 */
export async function salesOrders(ground: Ground, { orders, workers }: { orders: number; workers: number }): Promise<readonly Figure[]> {
  const { db, pool } = ground;
  const place = await orderPlace(db);
  // a kit may be heavier than any parcel
  const { rows: singles } = await pool.query<{ id: number }>("select id from sku where id = any($1) and kind = 'single' order by id", [
    place.skus,
  ]);
  const skus = singles.map(({ id }) => id);
  const context = { registry, by: ground.by, now: new Date() };
  const store = await listed(pool, skus);
  const payloads = Array.from({ length: orders }, (_, at) => payload(at, skus));
  const outcomesOf = async () => new Set((await takeOrders(db, context, store, payloads)).map(({ outcome }) => outcome));
  let outcomes = new Set<string>();
  const intake = await timed(async () => (outcomes = await outcomesOf()));
  demand(outcomes.size === 1 && outcomes.has('created'), `the intake answers ${[...outcomes].join()}`);
  const again = await timed(async () => (outcomes = await outcomesOf()));
  demand(outcomes.size === 1 && outcomes.has('skipped'), `the same orders once more are ${[...outcomes].join()}`);
  const { rows } = await pool.query<{ id: number }>(
    "update sales_order set status = 'pendingAllocate' where platform_order_id like $1 || '%' and status = 'pendingReview' returning id",
    [run],
  );
  demand(rows.length === orders, `${rows.length} of ${orders} orders wait for a warehouse`);
  const needed = payloads.reduce((sum, { lines }) => sum + lines.reduce((all, { qty }) => all + qty, 0), 0);
  for (const sku of skus) for (const warehouse of warehouses) await place.put(warehouse, sku, Math.ceil((needed * 0.3) / skus.length));
  const ids = rows.map(({ id }) => id);
  const caller = { registry, access: unrestricted(ground.by), now: new Date() };
  let next = 0;
  const worker = async () => {
    for (let from = next; from < ids.length; from = next) {
      next += portion;
      await db.transaction().execute(async transaction => {
        const parts = ownParts(transaction, caller, 'orderList');
        await allocateOrders(transaction, parts, await lockById(transaction, parts, ids.slice(from, from + portion)));
      });
    }
  };
  const allocation = await timed(() => Promise.all(Array.from({ length: workers }, worker)));
  const { torn, over, allocated, short } = (await pool.query<Record<'torn' | 'over' | 'allocated' | 'short', number>>(wrong, [run, skus]))
    .rows[0]!;
  demand(torn === 0 && over === 0, `${torn} orders hold a part, ${over} SKUs are reserved beyond their stock`);
  demand(allocated + short === orders && allocated > 0 && short > 0, `${allocated} allocated, ${short} out of stock`);
  await fullCheck(ground);
  const rate = (ms: number) => perSecond(orders, ms).replace('rows', 'orders');
  const perOrder = intake / orders / (1000 / demanded);
  return [
    { what: `${orders} orders taken in with all checks`, ours: rate(intake), against: `${demanded} orders/s`, ratio: perOrder },
    { what: 'the same once more', ours: rate(again) },
    { what: `allocated by ${workers} workers: ${allocated} whole, ${short} out of stock`, ours: rate(allocation) },
  ];
}
