import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const clerk = { signature: await app.signIn('logistics'), language: 'en' };
const settings = { service: 'base', path: 'shipping_setting' };
const idOf = async (table: 'warehouse' | 'courier' | 'store', where: string) =>
  (await sql<{ id: number }>`select id from ${sql.table(table)} where ${sql.raw(where)} order by id limit 1`.execute(app.db)).rows[0]!.id;
const warehouse = await idOf('warehouse', "code = 'US-W'");
const tried = async (more: object) =>
  app.post(
    recordPath(settings, 'work'),
    { page: 'shippingSetting', tool: 'tryIt', input: { paid_at: '2026-07-02T22:10:00.000Z', warehouse, ...more } },
    clerk,
  );
const add = (values: object) => app.post(recordPath(settings, 'add'), { page: 'shippingSetting', values }, clerk);

it('[SS1] US calendar, cut-off 14:00, handling 1: paid Thu 2026-07-02 15:10 → counted from Mon 07-06 → ship by Tue 2026-07-07', async () => {
  expect((await tried({})).data).toMatchObject({
    ship_by: '2026-07-07',
    counted_from: '2026-07-06',
    paid_there: '2026-07-02 15:10',
    handling_days: 1,
    handling_from: 'default',
    calendar: 'US',
  });
});

it('[SS2, SS4] a shop goes before its platform; on Amazon a courier without the code of the platform is refused', async () => {
  const store = await idOf('store', "platform = 'amazon'");
  const courier = await idOf('courier', 'status = 1');
  expect(await add({ scope: 'store', store, handling_days: 2, carrier_map: [{ courier }] })).toMatchObject({
    reason: 'CARRIER_CODE',
    message: 'Platform carrier code missing',
  });
  expect(await add({ scope: 'store', store, handling_days: 3, carrier_map: [{ courier, platform_code: 'UPS' }] })).toMatchObject({
    code: 200,
  });
  expect((await tried({ store })).data).toMatchObject({
    handling_days: 3,
    handling_from: 'store',
    cutoff_from: 'platform',
    ship_by: '2026-07-09',
  });
  const config = await app.db
    .selectFrom('store_config')
    .selectAll()
    .where('status', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { store: configured, site, country, handling_days } = config;
  expect((await tried({ store: configured, site, country })).data).toMatchObject({
    handling_days,
    handling_from: 'config',
    cutoff_time: config.cutoff,
    cutoff_from: 'config',
  });
  const seenBy = async (account: string) => {
    const reply = await app.post(
      recordPath(settings, 'list'),
      { page: 'shippingSetting', filters: [], limit: 100 },
      { signature: await app.signIn(account), language: 'en' },
    );
    return (reply.data as { readonly rows: readonly { readonly scope: string; readonly store?: number }[] }).rows;
  };
  expect((await seenBy('logistics')).some(row => row.store === store)).toBe(true);
  await app.db
    .updateTable('data_scope')
    .set({ mode: 'listed', targets: ['999999'] })
    .where('user_id', '=', ({ selectFrom }) => selectFrom('app_user').select('id').where('account', '=', 'logistics'))
    .where('kind', '=', 'shop')
    .execute();
  const left = await seenBy('logistics');
  expect([left.some(row => row.scope === 'default'), left.some(row => row.scope === 'store')]).toEqual([true, false]);
  expect((await tried({ store })).data).toMatchObject({ handling_from: 'default' });
  expect(await add({ scope: 'store', store, handling_days: 1 })).not.toMatchObject({ code: 200 });
  await app.db
    .updateTable('data_scope')
    .set({ mode: 'all', targets: [] })
    .where('mode', '=', 'listed')
    .where('kind', '=', 'shop')
    .execute();
  expect(await add({ scope: 'store', store })).toMatchObject({ reason: 'DUPLICATE_IN_DB' });
  expect(await add({ scope: 'site' })).toMatchObject({ reason: 'REQUIRED' });
});
