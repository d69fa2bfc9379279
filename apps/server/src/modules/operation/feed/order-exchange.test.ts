import { partsGeekRecords } from '@axle/pages/operation/feed/parts-geek-records';
import { actionPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { orderPlace } from '../../orders/allocation/testing/order-place.ts';
import { importOrders } from './import-orders.ts';
import { trackingFileCalls } from './tracking-file-call.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { unrestricted } from '@axle/permissions';

const app = await demoApp(({ db, registry }) => {
  const parts = { database: db, registry };
  return [...recordCalls(parts), ...trackingFileCalls(parts)];
});
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const stores = new Map((await app.db.selectFrom('store').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]));
const file = [{ id: '0'.repeat(32), name: 'orders.csv', bytes: 12 }];

it('an order file of PartsGeek is processed like any other, and is refused for a store of another platform', async () => {
  const asked = (store: string) =>
    app.db.transaction().execute(async transaction => {
      const caller = { registry: app.registry, access: unrestricted(1), now: app.now() };
      const input = { store: stores.get(store), file };
      return importOrders({ parts: ownParts(transaction, caller, 'partsGeek'), targets: [], input });
    });
  expect(await asked('AMZ-NA')).toMatchObject({ ok: false, refusal: { code: 'NOT_PARTSGEEK' } });
  expect(await asked('PG-US')).toMatchObject({ ok: true });
  const { rows } = await sql<object>`
    select platform, store, kind, trigger, status, file -> 0 ->> 'name' as name from order_download order by id desc limit 1`.execute(
    app.db,
  );
  expect(rows).toEqual([
    { platform: 'partsgeek', store: stores.get('PG-US'), kind: 'orders', trigger: 'file', status: 'queued', name: 'orders.csv' },
  ]);
});

it('[S10c] tracking numbers that PartsGeek does not have yet are written in its layout', async () => {
  await sql`update sales_order set tracking_status = null where platform = 'partsgeek'`.execute(app.db);
  const address = actionPath(partsGeekRecords, 'exportTracking');
  expect(await app.get(address, boss)).toMatchObject({ reason: 'NOTHING_WAITS' });
  const shop = await orderPlace(app.db);
  const [waits, sent] = [await shop.place({ pieces: [] }), await shop.place({ pieces: [] })];
  await sql`update sales_order set tracking_status = 'waiting' where id = any(${[waits.id, sent.id]}::bigint[])`.execute(app.db);
  for (const [{ id }, state] of [
    [waits, 'waiting'],
    [sent, 'sent'],
  ] as const)
    await sql`
      insert into order_confirmation (sales_order, platform, store, platform_order_id, parcel, warehouse, waybill_no, carrier, carrier_code,
        ship_day, state, next_at, sent_at, created_at, updated_at)
      select o.id, o.platform, o.store, o.platform_order_id, ${`P${id}`}, (select min(id) from warehouse), ${`1Z${id}`}, 'UPS', 'UPS',
        '2026-05-19', ${state}, case when ${state} = 'waiting' then now() end, case when ${state} = 'sent' then now() end, now(), now()
      from sales_order o where o.id = ${id}`.execute(app.db);
  const reply = await app.file(address, boss);
  const number = (await app.db.selectFrom('sales_order').select('platform_order_id').where('id', '=', waits.id).executeTakeFirstOrThrow())
    .platform_order_id;
  expect(reply).toBe(`po_number,carrier,tracking_number,ship_date\r\n${number},UPS,1Z${waits.id},2026-05-19\r\n`);
});
