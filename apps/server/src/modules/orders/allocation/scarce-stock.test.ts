import { unrestricted } from '@axle/permissions';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { allocateOrders } from './allocate-orders.ts';
import { restockOrders } from './restock-orders.ts';
import { orderPlace } from './testing/order-place.ts';

const app = await demoApp();
const shop = await orderPlace(app.db);
const skus = [...shop.skus];
const caller = { registry: app.registry, access: unrestricted(1), now: app.now() };

/** Allocates some orders in a transaction of their own, as a worker does. */
const allocate = async (ids: readonly number[], fault?: () => Promise<void>) =>
  app.db.transaction().execute(async transaction => {
    const parts = ownParts(transaction, caller, 'orderList');
    const refused = await allocateOrders(transaction, parts, await lockById(transaction, parts, ids));
    await fault?.();
    return refused;
  });
/** Orders by what became of them, and what is reserved for each of their pieces. */
const ends = async (ids: readonly number[]) => {
  const { rows } = await sql<{ id: number; status: string; needed: number; reserved: number }>`
    select o.id, o.status, sum(p.qty)::integer as needed, coalesce(sum(r.qty_open), 0)::integer as reserved from sales_order o
    join sales_order_piece p on p.sales_order = o.id left join stock_reservation r on r.reservation_no = p.reservation_no
    where o.id = any(${[...ids]}::bigint[]) group by o.id order by o.id`.execute(app.db);
  return rows;
};

it('[S6] four workers allocate orders of the same scarce SKUs: none waits in a circle, nothing is reserved twice, each order has all or nothing', async () => {
  const scarce = [skus.pop()!, skus.pop()!, skus.pop()!];
  for (const sku of scarce) {
    await shop.put('US-W', sku, 12);
    await shop.put('US-E', sku, 6);
  }
  const ids: number[] = [];
  for (let at = 0; at < 40; at += 1) {
    const [one, other] = [scarce[at % 3]!, scarce[(at + 1 + (at % 2)) % 3]!];
    ids.push(
      (
        await shop.place({
          pieces: [
            [one, 1],
            [other, 1 + (at % 2)],
          ],
        })
      ).id,
    );
  }
  const share = (worker: number) => ids.filter((_, at) => at % 4 === worker);
  await Promise.all([0, 1, 2, 3].map(worker => allocate(worker % 2 === 0 ? share(worker) : share(worker).toReversed())));
  for (const { status, needed, reserved } of await ends(ids))
    expect([status, reserved]).toEqual(reserved > 0 ? ['allocated', needed] : ['outOfStock', 0]);
  for (const sku of scarce)
    for (const warehouse of ['US-W', 'US-E']) {
      const { available, unallocated } = await shop.stockOf(warehouse, sku);
      expect(unallocated).toBeLessThanOrEqual(available);
    }
});

it('a worker that is stopped on the way leaves nothing half done, and another one takes over', async () => {
  const sku = skus.pop()!;
  await shop.put('US-W', sku, 2);
  const { id } = await shop.place({ pieces: [[sku, 2]] });
  const stopped = allocate([id], async () => {
    throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(await ends([id])).toMatchObject([{ status: 'pendingAllocate', reserved: 0 }]);
  expect(await shop.stockOf('US-W', sku)).toEqual({ available: 2, unallocated: 0 });
  await allocate([id]);
  expect(await ends([id])).toMatchObject([{ status: 'allocated', reserved: 2 }]);
});

it('[S9] stock that comes leads orders back in the order of their payment, as far as it goes', async () => {
  const sku = skus.pop()!;
  await shop.put('US-W', sku, 1);
  const later = await shop.place({ pieces: [[sku, 2]], paidAt: '2026-05-19T10:00:00Z' });
  const earlier = await shop.place({ pieces: [[sku, 2]], paidAt: '2026-05-18T10:00:00Z' });
  await allocate([later.id, earlier.id]);
  const statuses = async () => [(await shop.standing(earlier.id)).status, (await shop.standing(later.id)).status];
  await restockOrders(app.db, app.registry, app.now());
  expect(await statuses()).toEqual(['outOfStock', 'outOfStock']);
  await shop.put('US-W', sku, 2);
  await restockOrders(app.db, app.registry, app.now());
  expect(await statuses()).toEqual(['pendingAllocate', 'outOfStock']);
});

it('[S9] an order whose pieces lie in two warehouses keeps none behind it out of stock', async () => {
  const [first, second, third] = [skus.pop()!, skus.pop()!, skus.pop()!];
  const apart = await shop.place({
    pieces: [
      [first, 1],
      [second, 1],
    ],
    paidAt: '2026-01-05T10:00:00Z',
  });
  const behind = await shop.place({ pieces: [[third, 1]], paidAt: '2026-01-06T10:00:00Z' });
  await allocate([apart.id, behind.id]);
  await shop.put('US-W', first, 1);
  await shop.put('DE-HAM', second, 1);
  await shop.put('US-W', third, 1);
  await restockOrders(app.db, app.registry, app.now(), 1);
  expect([(await shop.standing(apart.id)).status, (await shop.standing(behind.id)).status]).toEqual(['outOfStock', 'pendingAllocate']);
});
