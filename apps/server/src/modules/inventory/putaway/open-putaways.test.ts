import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { workingBin } from '../stock/working-bin.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { openPutaways } from './open-putaways.ts';
import { registry } from '../../../testing/whole-registry.ts';

const { db, now } = await demoApp();
const { id: by } = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow();
const { id: warehouse } = await db.selectFrom('warehouse').select('id').where('code', '=', 'US-W').executeTakeFirstOrThrow();
const { rows: lying } = await sql<{ sku: number; bin: number }>`
  select s.sku, s.bin from stock_balance s join bin b on b.id = s.bin join warehouse_area a on a.id = b.area and a.use = 'pick'
  where s.warehouse = ${warehouse} and s.status = 'available' and s.qty > 0 order by b.seq limit 2`.execute(db);

it('[R9] a task for each line knows where its pieces go, first to the bin that has the SKU; what goes there counts for the next task', async () => {
  const { sku } = lying[0]!;
  const opened = await db.transaction().execute(async transaction => {
    const context = { registry, transaction, now: now(), by };
    const fromBin = await workingBin(context, warehouse, 'dock');
    const line = { sku, warehouse, fromBin, status: 'available' as const, qty: 9000 };
    return openPutaways(context, 'RC26052000042', [line, { ...line, qty: 0 }, { ...line, qty: 5 }]);
  });
  expect(opened.ok && opened.value).toHaveLength(2);
  const tasks = await db.selectFrom('putaway').selectAll().where('receipt_no', '=', 'RC26052000042').orderBy('id').execute();
  expect(tasks).toMatchObject([
    { putaway_no: expect.stringMatching(/^PW260520\d{5}$/), qty: 9000, done_qty: 0, state: 'open' },
    { qty: 5, state: 'open' },
  ]);
  const places = await db
    .selectFrom('putaway_suggested')
    .selectAll()
    .where(
      'record_id',
      'in',
      tasks.map(({ id }) => id),
    )
    .orderBy('record_id')
    .orderBy('line_no')
    .execute();
  expect(places[0]).toMatchObject({ record_id: tasks[0]!.id, bin: lying[0]!.bin });
  expect(places.filter(({ record_id }) => record_id === tasks[0]!.id).reduce((all, { qty }) => all + qty, 0)).toBeLessThanOrEqual(9000);
  const first = new Set(places.filter(({ record_id }) => record_id === tasks[0]!.id).map(({ bin }) => bin));
  expect(places.filter(({ record_id, bin }) => record_id === tasks[1]!.id && bin === places[0]!.bin && first.has(bin))).toEqual([]);
});
