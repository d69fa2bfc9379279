import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { taskServer, type TestUser } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { emptyTables } from '../../testing/empty-tables.ts';

const database = await testDatabase();
const { db } = database;
const server = await taskServer(database);
const printer = await server.addUser('printer', ['basic.skuList.list', 'basic.skuList.print']);
const reader = await server.addUser('reader', ['basic.skuList.list']);
const stranger = await server.addUser('stranger', []);
await sql`insert into category (code, name_zh, name_en) values ('BRK', '制动', 'Brakes')`.execute(db);
await sql`insert into brand (code, name_zh, name_en, kind) values ('ATE', '阿特', 'ATE', 'own')`.execute(db);

let ids: readonly number[] = [];
const print = (call: 'preview' | 'run', more: object = {}, user: TestUser = printer) =>
  user.fileByPost(`/base/print/${call}`, { page: 'skuList', action: 'printLabel', template: 'skuLabel', ids, ...more });
const head = (reply: Awaited<ReturnType<typeof print>>) => ('content' in reply ? reply.content.subarray(0, 5).toString() : reply.reason);
const log = async (id: number, user: TestUser = printer) =>
  (await user.get('/base/print/log', { page: 'skuList', id })) as { data: unknown };

beforeEach(async () => {
  await emptyTables(db, 'print_log', 'sku');
  const { rows } = await sql<{ id: number }>`
    insert into sku (sku, name_zh, name_en, kind, category, brand, uom, pcs_per_uom, hazard)
    select code, '刹车片', 'Brake pad', 'single', (select id from category), (select id from brand), 'PCS', 1, 'none'
    from unnest(array['BRP-1', 'BRP-2']) as code returning id`.execute(db);
  ids = rows.map(({ id }) => id);
});

describe('a print', () => {
  it('is a PDF and leaves a line in the log of each record; a preview leaves none', async () => {
    expect(head(await print('preview'))).toBe('%PDF-');
    expect(await log(ids[0]!)).toMatchObject({ code: 200, data: { rows: [] } });
    const made = await print('run', { copies: 3 });
    expect(['name' in made && made.name, head(made)]).toEqual(['SKU标签 60×40.pdf', '%PDF-']);
    for (const id of ids)
      expect(await log(id)).toMatchObject({ data: { rows: [{ template: 'skuLabel', version: 1, copies: 3, by: printer.id }] } });
  });

  it('is preceded by the letters that it is going to lack, which its reader alone sees', async () => {
    const check = (user: TestUser) => user.post('/base/print/check', { page: 'skuList', action: 'printLabel', template: 'skuLabel', ids });
    expect(await check(printer)).toMatchObject({ code: 200, data: { missing: [] } });
    await sql`update sku set name_en = ${'Pad \u{F0000}'} where sku = 'BRP-2'`.execute(db);
    expect(await check(printer)).toMatchObject({ data: { missing: [{ text: 'Pad \u{F0000}', letters: '\u{F0000}' }] } });
    expect(await check(reader)).toMatchObject({ reason: 'FORBIDDEN' });
    expect(head(await print('run'))).toBe('%PDF-');
  });

  it('is made again only with a reason, which stands in the log', async () => {
    await print('run', { ids: [ids[0]] });
    expect(await print('run')).toMatchObject({ reason: 'REPRINT_REASON', message: expect.stringContaining('1条已打印过') });
    expect(head(await print('run', { reason: '   ' }))).toBe('REPRINT_REASON');
    expect(await log(ids[1]!)).toMatchObject({ data: { rows: [] } });
    expect(head(await print('run', { reason: '标签破损' }))).toBe('%PDF-');
    expect(await log(ids[0]!)).toMatchObject({ data: { rows: [{ reason: '标签破损' }, { copies: 1 }] } });
    expect(head(await print('run', { template: 'skuTable' }))).toBe('%PDF-');
  });

  it('is made once where two people print at the same time', async () => {
    const made = await Promise.all([print('run'), print('run'), print('run')]);
    expect(made.map(head).filter(one => one === '%PDF-')).toHaveLength(1);
    expect(made.map(head).filter(one => one === 'REPRINT_REASON')).toHaveLength(2);
  });

  it('is refused without the right, its log without the right to the list', async () => {
    expect([head(await print('preview', {}, reader)), head(await print('run', {}, reader))]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(await log(ids[0]!, reader)).toMatchObject({ code: 200 });
    expect(await log(ids[0]!, stranger)).toMatchObject({ reason: 'FORBIDDEN' });
  });

  it('is refused for records that are gone, templates that are not offered, and too many sheets', async () => {
    expect(head(await print('run', { ids: [...ids, 999_999] }))).toBe('NOT_FOUND');
    expect(head(await print('run', { template: 'other' }))).toBe('MALFORMED');
    expect(head(await print('run', { action: 'add' }))).toBe('MALFORMED');
    expect(head(await print('run', { ids: Array.from({ length: 11 }, (_, index) => index + 1), copies: 200 }))).toBe('TOO_MANY_SHEETS');
    expect(await log(ids[0]!)).toMatchObject({ data: { rows: [] } });
  });

  it('cannot be taken out of the log', async () => {
    await print('run');
    await expect(db.deleteFrom('print_log').execute()).rejects.toThrow('only ever added');
    await expect(db.updateTable('print_log').set({ copies: 9 }).execute()).rejects.toThrow('only ever added');
    expect(await log(ids[0]!)).toMatchObject({ data: { rows: [{ copies: 1 }] } });
  });
});
