import { importVariants } from '@axle/pages';
import { mainPaths } from '@axle/wire';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { taskServer } from '../jobs/testing/task-server.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { importUser } from './testing/import-user.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const user = await server.addUser('boss', [], true);
const clerk = await server.addUser('clerk', ['basic.skuList.list', 'basic.skuList.import', 'resourceCenter.importTask.list']);
const { db } = database;

await sql`insert into brand (code, name_zh, name_en, kind) values ('AX', '甲', 'Axle', 'own')`.execute(db);
await sql`insert into category (code, name_zh, name_en) values ('C1', '类', 'Class')`.execute(db);

const skus = (variant: string) => importUser(user, `basic_sku_list.${variant}`);
const stored = (code: string) =>
  db
    .selectFrom('sku')
    .select(['name_zh', 'pack_type', 'unit_net_kg', 'unit_l', 'oe_numbers', 'interchange_nos', 'version'])
    .where('sku', '=', code)
    .executeTakeFirstOrThrow();
const marks = () =>
  sql<{ no: string; class: number }>`select no, class from brand_trademarks order by line_no`.execute(db).then(({ rows }) => rows);

beforeEach(async () => {
  await emptyTables(db, 'change_request_line', 'change_request', 'approval_decision', 'change_request_count', 'sku');
  await sql`insert into sku (sku, name_zh, name_en, kind, category, brand, uom, pcs_per_uom, sales_status, price, lead_days, moq,
    order_multiple, unit_l, unit_w, unit_h, hazard, oe_numbers)
    select n, '片', 'Pad', 'single', (select id from category limit 1), (select id from brand
    limit 1), 'pc', 1, 'onSale', 100, 25, 100, 20, 30, 20, 10, 'none', array['04465-' || n]
    from unnest('{T-1,T-2}'::text[]) as n`.execute(db);
});

describe('a page that takes several kinds of file', () => {
  it('names each beside its own, with a template of its columns', async () => {
    const { data } = (await user.get(mainPaths.importMeta)) as { data: readonly { key: string; name_zh: string }[] };
    expect(data.filter(({ key }) => key.startsWith('basic_sku_list')).map(({ key, name_zh }) => [key, name_zh])).toEqual([
      ['basic_sku_list', 'MRP SKU'],
      ...(['skuBase', 'skuSize', 'skuCustoms', 'skuPurchase', 'skuNumbers', 'skuCerts', 'skuOe'] as const).map(key => [
        `basic_sku_list.${key}`,
        importVariants[key].zh,
      ]),
    ]);
    const file = await user.file('/basic-data-service/download_template/basic_sku_list.skuOe', {});
    if (!('content' in file)) throw new Error(JSON.stringify(file));
    const book = await readXlsx(new Uint8Array(file.content));
    expect([file.name, book.sheets[0]?.name]).toEqual(['OE与互换-模板.xlsx', 'OE与互换']);
    expect(book.sheets[0]?.rows[0]?.map(cell => String(cell).replace('*', ''))).toEqual(['SKU', 'OE号', '互换号']);
    expect(await user.get('/basic-data-service/download_template/basic_sku_list.none')).toMatchObject({ reason: 'NOT_FOUND' });
    expect(await user.upload('/task-center/import', { key: 'basic_sku_list.none' }, 'a.csv', 'sku\nT-1\n')).toMatchObject({
      reason: 'NOT_FOUND',
    });
  });

  it('certificates of a file keep the files of those that are there', async () => {
    const held = { id: '00000000-0000-4000-8000-000000000001', name: 'dot.pdf', bytes: 3 };
    await sql`insert into sku_certs (record_id, line_no, kind, no, file)
      select id, 0, 'DOT', 'FMVSS-135', ${JSON.stringify([held])}::json from sku where sku = 'T-1'`.execute(db);
    const certs = skus('skuCerts');
    const rows = 'sku,certs.kind,certs.no,certs.expiry\nT-1,SAE,J1,\nT-1,DOT,FMVSS-135,2028-05-20\n';
    const task = await certs.checked(rows);
    expect(await certs.confirmed(task)).toMatchObject({ state: 'done', changed_rows: 2 });
    const kept = await db.selectFrom('sku_certs').select(['kind', 'expiry', 'file']).orderBy('line_no').execute();
    expect(kept).toEqual([
      { kind: 'SAE', expiry: null, file: null },
      { kind: 'DOT', expiry: '2028-05-20', file: [held] },
    ]);
    expect(await certs.checked(rows, { force: '1' })).toMatchObject({ same_rows: 2 });
  });

  it('new SKUs of a file come from China unless they say otherwise', async () => {
    const origin = async (code: string) =>
      (
        await sql<{
          code: string;
        }>`select c.iso2 as code from sku k join country c on c.id = k.origin_country where k.sku = ${code}`.execute(db)
      ).rows[0]?.code;
    const all = importUser(user, 'basic_sku_list');
    const task = await all.checked(
      'sku,nameZh,nameEn,kind,category,brand,uom,pcsPerUom,originCountry\nT-8,片,Pad,单品,C1,AX,件,1,\nT-9,片,Pad,单品,C1,AX,件,1,DE\n',
    );
    await all.confirmed(task);
    expect([await origin('T-8'), await origin('T-9')]).toEqual(['CN', 'DE']);
  });

  it('changes by a template of few columns what is there, and refuses rows that name nothing', async () => {
    const size = skus('skuSize');
    const task = await size.checked('sku,packType,unitNetKg,nameZh\nT-1,彩盒,2,not of this template\nT-9,彩盒,2,x\n');
    expect(task).toMatchObject({ state: 'has_errors', changed_rows: 1, new_rows: 0, bad_rows: 1 });
    expect(await size.errors(task)).toMatchObject([{ row: 3, column: 'sku', value: 'T-9', message: '没有该SKU，此模板只修改已有记录' }]);
    expect(await size.mend(task, { 3: { sku: 'T-2' } })).toMatchObject({ data: { state: 'ready', changed_rows: 2 } });
    const done = await size.confirmed(task);
    expect(done).toMatchObject({ state: 'done', changed_rows: 2 });
    expect(await stored('T-1')).toMatchObject({ name_zh: '片', pack_type: 'colourBox', unit_net_kg: '2' });
    expect(await size.reverted(done)).toMatchObject({ kind: 'revert', state: 'done', changed_rows: 2 });
    expect(await stored('T-2')).toMatchObject({ pack_type: null, unit_net_kg: null });
    const seen = await user.get('/task-center/import_task/get_detail', { taskid: done.taskid });
    expect(seen.data).toMatchObject({ key: 'basic_sku_list', variant: 'skuSize' });
  });

  it('holds back what a second person decides on, and asks why', async () => {
    const size = skus('skuSize');
    const task = await size.checked('sku,unitL\nT-1,31\n');
    expect(task).toMatchObject({ state: 'ready', changed_rows: 1, asks_reason: true });
    await size.confirmed(task, { reason: 'measured again' });
    expect(await stored('T-1')).toMatchObject({ unit_l: '30' });
    expect(await db.selectFrom('change_request').select(['reason', 'source', 'state']).execute()).toEqual([
      { reason: 'measured again', source: 'import', state: 'pending' },
    ]);
  });

  it('adds OE numbers row by row, and none that is there in another spelling', async () => {
    const oe = skus('skuOe');
    const rows = 'sku,oeNumbers,interchangeNos\nT-1,04465-06090,D1210\nT-1,04465 06091,\nT-1,04465.06090,\nT-2,04465 T2,\n';
    const task = await oe.checked(rows);
    expect(task).toMatchObject({ state: 'ready', changed_rows: 2, same_rows: 2, bad_rows: 0 });
    const done = await oe.confirmed(task);
    expect(await stored('T-1')).toMatchObject({ oe_numbers: ['04465-T-1', '04465-06090', '04465 06091'], interchange_nos: ['D1210'] });
    expect(await stored('T-2')).toMatchObject({ oe_numbers: ['04465-T-2'], version: 1 });
    expect(await oe.checked(rows)).toMatchObject({ changed_rows: 0, same_rows: 4 });
    await oe.reverted(done);
    expect(await stored('T-1')).toMatchObject({ oe_numbers: ['04465-T-1'], interchange_nos: null });
  });

  it('sends the same file again only where it is another kind', async () => {
    const send = (variant: string) =>
      user.upload('/task-center/import', { key: `basic_sku_list.${variant}`, dry_run: '0' }, 'a.csv', 'sku,hazard\nT-1,none\n');
    expect(await send('skuSize')).toMatchObject({ code: 200 });
    await expect
      .poll(async () => (await db.selectFrom('import_task').select('state').orderBy('id', 'desc').execute())[0]?.state)
      .toBe('done');
    expect(await send('skuSize')).toMatchObject({ reason: 'SAME_FILE' });
  });

  it('of which the user may write nothing is not offered', async () => {
    await sql`insert into user_field_setting (subject_kind, subject, page, field, mode)
      select 'user', 'clerk', 'skuList', f, 'writeBlock' from unnest('{oeNumbers,interchangeNos}'::text[]) as f`.execute(db);
    const { data } = (await clerk.get(mainPaths.importMeta)) as { data: readonly { key: string }[] };
    expect(data.map(({ key }) => key)).toContain('basic_sku_list.skuSize');
    expect(data.map(({ key }) => key)).not.toContain('basic_sku_list.skuOe');
    expect(await clerk.get('/basic-data-service/download_template/basic_sku_list.skuOe')).toMatchObject({ reason: 'FORBIDDEN' });
  });

  it('may take lines of documents that are there: the trademarks of brands', async () => {
    await sql`insert into country (iso2, iso3, num, name_zh, name_en, region) values ('US', 'USA', '840', '美国', 'United States', 'NA')
      on conflict do nothing`.execute(db);
    const brand = importUser(user, 'basic_brand.brandMarks');
    const rows =
      'code,trademarks.country,trademarks.no,trademarks.class,trademarks.expiry\nAX,US,6123456,12,2031-05-20\nAX,US,6123457,12,\nNO,US,1,12,\n';
    const task = await brand.checked(rows);
    expect([await brand.errors(task), task]).toMatchObject([
      [{ row: 4, column: 'code' }],
      { state: 'has_errors', changed_rows: 2, bad_rows: 1 },
    ]);
    const done = await brand.confirmed(task);
    expect(await marks()).toEqual([
      { no: '6123456', class: 12 },
      { no: '6123457', class: 12 },
    ]);
    await brand.reverted(done);
    expect(await marks()).toEqual([]);
  });
});
