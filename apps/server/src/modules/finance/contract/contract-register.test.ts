import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { actionPath, mainPaths, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openFileFolder } from '../../../platform/files/file-folder.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { contractFileCalls } from './contract-files-call.ts';
import { contractRegisterCalls } from './contract-register-calls.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

const root = await mkdtemp(path.join(os.tmpdir(), 'axle-contract-register-'));
afterAll(() => rm(root, { recursive: true }));
const files = await openFileFolder(path.join(root, 'files'));
const app = await demoApp(({ db, registry }) => [
  ...contractFileCalls({ database: db, registry, files }),
  ...contractRegisterCalls({ database: db, registry }),
  ...recordCalls({ database: db, registry }),
]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, accountant, auditor] = [await as('superadmin'), await as('accountant'), await as('auditor')];
const of = { service: 'finance', path: 'contract' };

const laid = await files.lay(Readable.from([Buffer.from('signed')]));
if (!laid.ok) throw new Error('the file was not laid');
const held = JSON.stringify([{ id: laid.value.id, name: 'signed.pdf', bytes: 6 }]);
await sql`insert into stored_file (id, name, bytes, sha256, media_type, created_by)
  select ${laid.value.id}, 'signed.pdf', 6, ${'\\x00'}, 'application/pdf', id from app_user where account = 'superadmin'`.execute(app.db);
await sql`update contract set files = ${held}::json`.execute(app.db);
await sql`delete from contract_download`.execute(app.db);
const { rows } = await sql<Row & { no: string; supplier: number }>`
  select id, contract_no as no, supplier from contract where supplier is not null order by id limit 3`.execute(app.db);
const [first, second, third] = rows as [(typeof rows)[number], (typeof rows)[number], (typeof rows)[number]];

const ids = (contracts: readonly Row[]) => contracts.map(({ id }) => `id=${id}`).join('&');
const fetch = (who: typeof boss, ...contracts: readonly Row[]) =>
  app.file(`${actionPath(of, contracts.length > 1 ? 'batchDownload' : 'download')}?page=contract&${ids(contracts)}`, who);
const report = (who: typeof boss, ...contracts: readonly Row[]) => app.get(`${mainPaths.countContractDownload}?${ids(contracts)}`, who);
const register = async (query: string, who = boss) => {
  const { data } = await app.get(`${mainPaths.contractRegister}?${query}`, who);
  return data as { readonly rows: readonly Row[]; readonly total: number };
};
const downloads = async (contract: Row & { readonly no: string }) =>
  (await register(`contract_no=${contract.no}`)).rows.map(row => row['download_num'])[0];

it('[spec 7.35] the register answers contracts page by page, the latest first, narrowed down by what they are', async () => {
  const all = await register('limit=500');
  expect(all.rows).toHaveLength(all.total);
  const made = all.rows.map(row => Number(row['created_at']));
  expect(made).toEqual(made.toSorted((one, other) => other - one));
  const [page, next] = [await register('limit=2'), await register('limit=2&offset=2')];
  expect([...page.rows, ...next.rows]).toEqual(all.rows.slice(0, 4));
  expect(page.total).toBe(all.total);
  const numbers = async (query: string) => (await register(query)).rows.map(row => row['contract_no']);
  expect(new Set(await numbers(`contract_no=${first.no},${second.no}`))).toEqual(new Set([first.no, second.no]));
  expect(await numbers(`contract_no=${first.no}&state=draft`)).toEqual([]);
  expect((await register(`supplier=${first.supplier}&limit=500`)).rows.every(row => row['supplier'] === first.supplier)).toBe(true);
  const end = String((await register(`contract_no=${first.no}`)).rows[0]?.['end_date']);
  expect(await numbers(`contract_no=${first.no}&end_from=${end}&end_to=${end}`)).toEqual([first.no]);
  expect(await app.get(`${mainPaths.contractRegister}?end_from=soon`, boss)).toMatchObject({ reason: 'BAD_QUERY' });
});

it('[F12] [spec 7.35] two downloads in 10 seconds raise the number by 1, of each contract and each user', async () => {
  expect(await downloads(first)).toBe(0);
  expect(await fetch(boss, first)).toBe('signed');
  expect(await downloads(first)).toBe(0);
  expect((await report(boss, first)).data).toEqual({ counted: 1 });
  expect((await report(boss, first)).data).toEqual({ counted: 0 });
  app.wait({ seconds: 10 });
  await fetch(boss, first, second);
  expect((await report(boss, first, second)).data).toEqual({ counted: 1 });
  await fetch(accountant, first);
  expect((await report(accountant, first)).data).toEqual({ counted: 1 });
  expect([await downloads(first), await downloads(second)]).toEqual([2, 1]);
  app.wait({ seconds: 51 });
  await fetch(boss, first);
  expect((await report(boss, first)).data).toEqual({ counted: 1 });
  expect(await downloads(first)).toBe(3);
});

it('[F12] a report counts nothing of which no reply began, and once when it comes twice at the same time', async () => {
  expect((await report(boss, third)).data).toEqual({ counted: 0 });
  await sql`update contract set files = null where id = ${third.id}`.execute(app.db);
  expect(await app.get(`${actionPath(of, 'download')}?id=${third.id}`, boss)).toMatchObject({ reason: 'NO_FILES' });
  expect([(await report(boss, third)).data, await downloads(third)]).toEqual([{ counted: 0 }, 0]);
  await sql`update contract set files = ${held}::json where id = ${third.id}`.execute(app.db);
  await fetch(boss, third);
  const both = await Promise.all([report(boss, third), report(boss, third)]);
  expect(both.reduce((sum, { data }) => sum + (data as { counted: number }).counted, 0)).toBe(1);
  expect(await downloads(third)).toBe(1);
});

it('[spec 7.35] contracts out of scope are not listed, fetched or counted; counting needs the right to download', async () => {
  await sql`update data_scope set mode = 'listed', targets = array[${String(second.supplier)}]
    where kind = 'supplier' and user_id = (select id from app_user where account = 'accountant')`.execute(app.db);
  const seen = (await register('limit=500', accountant)).rows;
  expect(seen.some(row => row.id === second.id)).toBe(true);
  expect(seen.every(row => row['supplier'] === undefined || row['supplier'] === second.supplier)).toBe(true);
  expect(await app.get(`${actionPath(of, 'download')}?id=${first.id}`, accountant)).toMatchObject({ reason: 'NOT_FOUND' });
  expect(await report(accountant, second, first)).toMatchObject({ reason: 'NOT_FOUND' });
  expect((await register('limit=1', auditor)).rows).toHaveLength(1);
  expect(await report(auditor, second)).toMatchObject({ reason: 'FORBIDDEN' });
  expect(await app.get(`${actionPath(of, 'download')}?id=${second.id}`, auditor)).toMatchObject({ reason: 'FORBIDDEN' });
});

it('the number of downloads cannot be entered, and is a column of the list', async () => {
  const listed = await app.post(
    recordPath(of, 'list'),
    { page: 'contract', filters: [{ field: 'downloadNum', op: 'gt', value: 2 }], sort: [{ field: 'downloadNum' }], limit: 10 },
    boss,
  );
  expect(listed.data).toMatchObject({ rows: [{ id: first.id, download_num: 3 }] });
  const [{ version }] = (await register(`contract_no=${first.no}`)).rows as [Row & { version: number }];
  const change = { id: first.id, version, values: { download_num: 9 } };
  expect((await app.post(recordPath(of, 'update'), { page: 'contract', ...change }, boss)).code).not.toBe(200);
});
