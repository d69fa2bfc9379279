import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { wholeRegistry } from '../../../modules.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const registry = await wholeRegistry();
const demo = await demoApp(({ db }) => recordCalls({ database: db, registry }));
const clerk = await demo.signIn('whclerk');
const run = (action: 'scan' | 'undo', input: object, key: string = randomUUID()) =>
  demo.post(`/wms/bin_check/${action}`, { page: 'binCheck', input, key }, { signature: clerk, language: 'en' });
const checks = async () => (await sql<{ code: string; bin: number }>`select code, bin from bin_check order by id`.execute(demo.db)).rows;
const binOf = async (warehouse: string) =>
  (
    await sql<{ id: number; code: string; bin_code: string }>`
      select s.id, s.code, s.bin_code from bin_list s join warehouse w on w.id = s.warehouse where w.code = ${warehouse} order by s.seq
      limit 1`.execute(demo.db)
  ).rows[0]!;

beforeEach(() => sql`delete from bin_check`.execute(demo.db));

it('a scan counts once however often it is sent, and shows when the bin was last checked', async () => {
  const bin = await binOf('CN-SZ');
  const key = randomUUID();
  const [first, second] = [
    await run('scan', { code: ` ${bin.code.toLowerCase()} ` }, key),
    await run('scan', { code: ` ${bin.code.toLowerCase()} ` }, key),
  ];
  expect([first.code, second.code]).toEqual([200, 200]);
  expect(await checks()).toEqual([{ code: bin.code, bin: bin.id }]);
  const { rows } = await sql<{ checked_at: string | null }>`select checked_at from bin_list where id = ${bin.id}`.execute(demo.db);
  expect(rows[0]?.checked_at).not.toBeNull();
});

it('a scan that is taken back is gone, and stays gone when it is taken back again', async () => {
  const bin = await binOf('CN-SZ');
  const key = randomUUID();
  await run('scan', { code: bin.code }, key);
  await run('scan', { code: bin.code });
  expect((await run('undo', { key })).code).toBe(200);
  expect((await run('undo', { key })).code).toBe(200);
  expect(await checks()).toHaveLength(1);
});

it('a bin is refused that does not exist, is outside the scope, is disabled, or is ambiguous', async () => {
  const bin = await binOf('CN-SZ');
  const outside = await binOf('US-E');
  const reason = async (code: string) => (await run('scan', { code })).reason;
  expect(await reason('NO-SUCH-BIN')).toBe('UNKNOWN_BIN');
  expect(await reason(outside.code)).toBe('UNKNOWN_BIN');
  const twin = await sql<{ bin_code: string }>`
    select a.bin_code from bin_list a join bin_list b on b.bin_code = a.bin_code and b.warehouse <> a.warehouse
    join warehouse w on w.id = a.warehouse join warehouse v on v.id = b.warehouse where w.code = 'CN-SZ' and v.code = 'US-W'
    limit 1`.execute(demo.db);
  expect(await reason(twin.rows[0]!.bin_code)).toBe('SEVERAL_BINS');
  await sql`update bin set status = 0 where id = ${bin.id}`.execute(demo.db);
  expect(await reason(bin.code)).toBe('BIN_DISABLED');
  await sql`update bin set status = 1 where id = ${bin.id}`.execute(demo.db);
  expect(await checks()).toEqual([]);
});

it('checks are listed in the order of the codes of their bins', async () => {
  const { rows: bins } = await sql<{ code: string }>`
    select s.code from bin_list s join warehouse w on w.id = s.warehouse where w.code = 'CN-SZ' order by s.code collate "C"
    limit 3`.execute(demo.db);
  for (const { code } of bins.toReversed()) await run('scan', { code });
  const query = { page: 'binCheck', filters: [], sort: [{ field: 'bin' }], limit: 10 };
  const reply = await demo.post('/wms/bin_check/get_list', query, { signature: clerk });
  expect(reply).toMatchObject({ code: 200, data: { rows: bins.map(({ code }) => ({ code })) } });
});
