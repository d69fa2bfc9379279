import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { businessDay } from '@axle/page-kit';
import type { FieldBlock } from '@axle/permissions';
import { actionPath } from '@axle/wire';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { loadAccess } from '../../../platform/access/load-access.ts';
import type { DownloadTaskRow } from '../../../platform/exports/download-tasks.ts';
import { finishedExport } from '../../../platform/exports/fetch-download.ts';
import { openFileFolder } from '../../../platform/files/file-folder.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { contractFileCalls } from './contract-files-call.ts';

const root = await mkdtemp(path.join(os.tmpdir(), 'axle-contract-files-'));
afterAll(() => rm(root, { recursive: true }));
const files = await openFileFolder(path.join(root, 'files'));
const app = await demoApp(({ db, registry }) => contractFileCalls({ database: db, registry, files }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const zip = `${actionPath({ service: 'finance', path: 'contract' }, 'batchDownload')}?page=contract`;

/** A file with these words, as contracts hold it. */
async function laid(name: string, words: string) {
  const file = await files.lay(Readable.from([Buffer.from(words)]));
  if (!file.ok) throw new Error(name);
  return { id: file.value.id, name, bytes: words.length };
}

const { rows } = await sql<{ id: number; no: string }>`select id, contract_no as no from contract order by id limit 3`.execute(app.db);
const [first, second, bare] = rows as [(typeof rows)[number], (typeof rows)[number], (typeof rows)[number]];
const hold = (contract: number, held: unknown) =>
  sql`update contract set files = ${held === null ? null : JSON.stringify(held)}::json where id = ${contract}`.execute(app.db);
await hold(first.id, [await laid('signed.pdf', 'signed by both')]);
await hold(second.id, [await laid('signed.pdf', 'the other contract'), await laid('annex.pdf', 'prices of the annex')]);
await hold(bare.id, null);

it('the files of several contracts come home as one zip, each under the number of its contract', async () => {
  const content = await app.file(`${zip}&id=${first.id}&id=${second.id}`, boss);
  expect(content.startsWith('PK')).toBe(true);
  for (const said of [`${first.no} signed.pdf`, `${second.no} signed.pdf`, `${second.no} annex.pdf`]) expect(content).toContain(said);
  for (const words of ['signed by both', 'the other contract', 'prices of the annex']) expect(content).toContain(words);
  const one = await app.file(`${zip}&id=${first.id}`, boss);
  expect([one.includes('signed by both'), one.includes('annex')]).toEqual([true, false]);
});

it('the download centre keeps the zip too, for users who may still download contracts and read their files', async () => {
  await app.file(`${zip}&id=${first.id}&id=${second.id}`, boss);
  const task = await app.db.selectFrom('download_task').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  expect(task).toMatchObject({
    format: 'zip',
    page: 'contract.batchDownload',
    category: 'finance',
    state: 'done',
    total_rows: 2,
    seen: true,
  });
  expect([task.filter_words, task.column_words]).toEqual([`${first.no}, ${second.no}`, 'Contract no., Files']);
  const fetched = async (account: string, blocks: readonly FieldBlock[] = []) => {
    const user = await app.db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow();
    const access = (await loadAccess(app.db, user.id, businessDay(app.now())))!;
    const caller = { access: { ...access, blocks } } as Caller;
    return finishedExport({ database: app.db, files, registry: app.registry }, caller, task as DownloadTaskRow).ok;
  };
  const block = { subject: { kind: 'user' }, page: 'contract', field: 'files', mode: 'readBlock' } as const;
  expect([await fetched('accountant'), await fetched('accountant', [block]), await fetched('auditor')]).toEqual([true, false, false]);
});

it('more than 1 GB is not packed', async () => {
  const [file] = (await sql<{ files: readonly object[] }>`select files from contract where id = ${first.id}`.execute(app.db)).rows[0]!
    .files;
  await hold(first.id, [{ ...file, bytes: 1_073_741_825 }]);
  expect((await app.get(`${zip}&id=${first.id}`, boss)).reason).toBe('TOO_LARGE');
  await hold(first.id, [file]);
});

it('the only file of one contract comes as it is, several of them as a zip', async () => {
  const download = `${actionPath({ service: 'finance', path: 'contract' }, 'download')}?page=contract`;
  expect(await app.file(`${download}&id=${first.id}`, boss)).toBe('signed by both');
  expect((await app.file(`${download}&id=${second.id}`, boss)).startsWith('PK')).toBe(true);
  expect((await app.get(`${download}&id=${first.id},${second.id}`, boss)).code).toBe(400);
});

it('is refused without files, for contracts that there are not, and to whoever may not', async () => {
  const reason = async (ids: readonly number[], who = boss) => (await app.get(`${zip}${ids.map(id => `&id=${id}`).join('')}`, who)).reason;
  expect(await reason([bare.id])).toBe('NO_FILES');
  expect(await reason([first.id, 999_999])).toBe('NOT_FOUND');
  expect(await reason([first.id], { ...boss, signature: await app.signIn('auditor') })).toBe('FORBIDDEN');
});
