import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { importUser } from './testing/import-user.ts';
import { emptyTables } from '../../testing/empty-tables.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const user = await server.addUser('boss', [], true);
const boss = importUser(user, 'basic_sku_list');
const { db } = database;

await sql`insert into brand (code, name_zh, name_en, kind) values ('AX', '甲', 'Axle', 'own')`.execute(db);
await sql`insert into category (code, name_zh, name_en) values ('C1', '类', 'Class')`.execute(db);

beforeEach(async () => {
  await emptyTables(db, 'change_request_line', 'change_request', 'approval_decision', 'change_request_count', 'sku');
  await sql`insert into sku (sku, name_zh, name_en, kind, category, brand, uom, pcs_per_uom, sales_status, price, lead_days, moq,
    order_multiple, unit_l, unit_w, unit_h, hazard)
    select n, '片', 'Pad', 'single', (select id from category limit 1), (select id from brand
    limit 1), 'pc', 1, 'onSale', 100, 25, 100, 20, 30, 20, 10, 'none'
    from unnest('{T-1,T-2}'::text[]) as n`.execute(db);
});

const head = 'sku,nameZh,nameEn,category,brand';
const row = (name: string, value: string) => `${name},片,Pad,C1,AX,${value}\n`;
const prices = `${head},price\n${row('T-1', '120')}${row('T-2', '130')}`;
const requests = () =>
  db.selectFrom('change_request').select(['record_label', 'reason', 'source', 'state']).orderBy('record_label').execute();

describe('[A14] a file that changes what a second person decides on', () => {
  it('asks once why, before it runs, and every request of it carries the reason', async () => {
    const task = await boss.checked(prices);
    expect(task).toMatchObject({ state: 'ready', changed_rows: 2, asks_reason: true });
    expect(await user.post('/task-center/confirm', { taskid: task.taskid })).toMatchObject({ code: 422, reason: 'REASON' });
    expect(await user.post('/task-center/confirm', { taskid: task.taskid, reason: ' no ' })).toMatchObject({ reason: 'REASON' });
    expect(await boss.confirmed(task, { reason: 'prices from May' })).toMatchObject({ state: 'done', changed_rows: 2 });
    expect(await requests()).toMatchObject([
      { reason: 'prices from May', source: 'import', state: 'pending' },
      { reason: 'prices from May', source: 'import', state: 'pending' },
    ]);
  });

  it('is explained in the list of imports too', async () => {
    const task = await boss.checked(prices);
    const explain = (reason: string) => user.post('/task-center/import_task/explain', { targets: [{ id: task.id }], input: { reason } });
    expect((await explain('no')).data).toMatchObject([{ refusal: { code: 'REASON' } }]);
    expect((await explain('prices from May')).data).toMatchObject([{ id: task.id }]);
    await expect.poll(async () => (await requests()).length).toBe(2);
  });

  it('that asks for no look before has the reason with it, or waits for it', async () => {
    expect(await boss.checked(prices, { dry_run: '0' })).toMatchObject({ state: 'ready', asks_reason: true });
    expect(await requests()).toEqual([]);
    expect(await boss.checked(prices, { dry_run: '0', reason: 'prices from May' })).toMatchObject({ state: 'done', changed_rows: 2 });
  });

  it('is judged by what the records hold where it leaves a column out', async () => {
    await sql`insert into tariff_code (country, code, name_zh, effective_from) values ('CN', '8708999990', '零件', '2022-01-01')
      on conflict do nothing`.execute(db);
    await sql`update sku set tariff_cn = '8708999990'`.execute(db);
    expect(await boss.checked(prices)).toMatchObject({ state: 'ready', changed_rows: 2, bad_rows: 0 });
  });

  it('is not asked where nothing of the kind changes', async () => {
    const task = await boss.checked(`${head},supplierSku\n${row('T-1', 'X-1')}`);
    expect(task).toMatchObject({ state: 'ready', asks_reason: false });
    expect(await boss.confirmed(task)).toMatchObject({ state: 'done' });
  });
});
