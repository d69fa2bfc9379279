import { deflateRawSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { importUser, type SeenTask } from './testing/import-user.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const user = await server.addUser('boss', [], true);
const { db } = database;
const boss = importUser(user, 'basic_supplier_file');
await sql`insert into payment_method (code, name_zh, name_en) values ('T30', '三十天', '30 days')`.execute(db);
await sql`insert into supplier (supplier_code, name_zh, name_en, short_name, type, stage, currency, purchase_user, payment_method)
  select 'SUP-1', '甲', 'One', '甲', 'factory', 'qualified', 'CNY', ${user.id}, id from payment_method`.execute(db);

interface Packed {
  readonly name: string;
  readonly content: Buffer;
  /** What the directory says that it comes to, where that is not true. */
  readonly says?: number;
}

/** A zip as archivers write it: heads with their bytes, the directory, the end. */
function zipOf(files: readonly Packed[]): Buffer<ArrayBuffer> {
  const heads: Buffer[] = [];
  const entries: Buffer[] = [];
  let place = 0;
  for (const { name, content, says = content.length } of files) {
    const packed = deflateRawSync(content);
    const title = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt16LE(title.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(says, 24);
    entry.writeUInt16LE(title.length, 28);
    entry.writeUInt32LE(place, 42);
    heads.push(head, title, packed);
    entries.push(entry, title);
    place += 30 + title.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.from(Buffer.concat([...heads, directory, end]));
}

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`);
const sent = async (files: readonly Packed[] | Buffer<ArrayBuffer>, name = 'files.zip') => {
  const content = Buffer.isBuffer(files) ? files : zipOf(files);
  const reply = await user.upload(
    '/task-center/import',
    { key: 'basic_supplier_file', dry_run: '1', again: '1' },
    name,
    new Uint8Array(content),
  );
  if (reply.code !== 200) return reply as never;
  const { taskid } = reply.data as SeenTask;
  const state = async () =>
    (await user.get('/task-center/import_task/get_detail', { taskid })).data as SeenTask & { readonly error?: string };
  await expect.poll(async () => (await state()).state, { interval: 50 }).not.toMatch(/^(uploaded|validating|running)$/);
  return state();
};
const stored = () =>
  sql<{ type: string; no: string; name: string; bytes: number; kept: boolean }>`
    select f.type, f.no, f.file -> 0 ->> 'name' as name, (f.file -> 0 ->> 'bytes')::int as bytes,
      exists (select from stored_file s where s.id = (f.file -> 0 ->> 'id')::uuid) as kept
    from supplier_file f order by f.type, f.no`
    .execute(db)
    .then(({ rows }) => rows);

beforeEach(async () => {
  await sql`delete from supplier_file`.execute(db);
});

describe('a zip of documents', () => {
  const good = [
    { name: 'SUP-1_licence_9135.pdf', content: pdf('licence') },
    { name: '2026/SUP-1_contract_PF_26_1.pdf', content: pdf('contract') },
    { name: '__MACOSX/._SUP-1_licence_9135.pdf', content: pdf('x') },
  ];

  it('is checked first, becomes a record for each file, and is reverted', async () => {
    const task = await sent(good);
    expect(task).toMatchObject({ state: 'ready', rows: 2, new_rows: 2, bad_rows: 0 });
    expect(await stored()).toEqual([]);
    const done = await boss.confirmed(task);
    expect(done).toMatchObject({ state: 'done', new_rows: 2 });
    expect(await stored()).toEqual([
      { type: 'contract', no: 'PF_26_1', name: 'SUP-1_contract_PF_26_1.pdf', bytes: pdf('contract').length, kept: true },
      { type: 'licence', no: '9135', name: 'SUP-1_licence_9135.pdf', bytes: pdf('licence').length, kept: true },
    ]);
    const renewed = await sent([{ name: 'SUP-1_licence_9135.pdf', content: pdf('renewed licence') }]);
    expect(renewed).toMatchObject({ changed_rows: 1, new_rows: 0 });
    await boss.confirmed(renewed);
    expect((await stored())[1]).toMatchObject({ bytes: pdf('renewed licence').length, kept: true });
    expect(await boss.reverted(renewed)).toMatchObject({ state: 'done', changed_rows: 1 });
    expect((await stored())[1]).toMatchObject({ bytes: pdf('licence').length });
  });

  it('reports for every file what is wrong with it, and a name may be corrected', async () => {
    const task = await sent([
      good[0]!,
      { name: 'SUP-9_licence_1.pdf', content: pdf('x') },
      { name: 'SUP-1_passport_1.pdf', content: pdf('x') },
      { name: 'SUP-1_nda_1.exe', content: pdf('x') },
      { name: 'SUP-1_nda_2.pdf', content: Buffer.from('no pdf at all') },
      { name: 'SUP-1.pdf', content: pdf('x') },
    ]);
    expect(task).toMatchObject({ state: 'has_errors', new_rows: 1, bad_rows: 5 });
    const errors = await boss.errors(task);
    expect(new Map(errors.map(({ row, column }) => [row, column]))).toEqual(
      new Map([
        [3, 'supplier'],
        [4, 'type'],
        [5, 'file'],
        [6, 'file'],
        [7, 'type'],
      ]),
    );
    await boss.mend(task, { 3: { supplier: 'SUP-1' } });
    await boss.confirmed(task);
    expect((await stored()).map(({ no }) => no)).toEqual(['1', '9135']);
    const file = await user.file('/task-center/error_file', { taskid: task.taskid });
    expect('name' in file ? file.name : file).toBe('files-错误行.xlsx');
  });

  it('that is none, lies about its size, or comes to too much, costs nothing', async () => {
    expect(await sent(Buffer.from('this is no zip'))).toMatchObject({ state: 'failed' });
    expect(await sent(good, 'files.csv')).toMatchObject({ reason: 'FILE_TYPE' });
    const bomb = Buffer.alloc(30 * 1024 * 1024, 'a');
    const lying = await sent([{ name: 'SUP-1_nda_1.pdf', content: bomb, says: 1000 }]);
    expect([lying, (await boss.errors(lying))[0]?.message]).toMatchObject([{ bad_rows: 1 }, '文件无法解压：已损坏或加密']);
    const large = await sent([{ name: 'SUP-1_nda_1.pdf', content: bomb }]);
    expect([large, (await boss.errors(large))[0]?.message]).toMatchObject([{ bad_rows: 1 }, '文件解压后超过大小限制']);
    expect(await sent([{ name: 'SUP-1_nda_1.pdf', content: pdf('x'), says: 400 * 1024 * 1024 }])).toMatchObject({ state: 'failed' });
    const many = Array.from({ length: 1001 }, (_, at) => ({ name: `SUP-1_other_${at}.pdf`, content: pdf('x') }));
    expect((await sent(many)).error).toContain('1000');
    expect(await stored()).toEqual([]);
  });
});
