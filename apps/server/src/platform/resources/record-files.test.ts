import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { RecordRow } from '@axle/page-kit';
import { fixedKey, headers, mainBase, recordPath } from '@axle/wire';
import { afterAll, expect, it } from 'vitest';
import { openFileFolder } from '../files/file-folder.ts';
import { keepFile } from '../files/stored-files.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { recordCalls } from './gateway/record-calls.ts';
import { recordFileCalls } from './gateway/record-file-calls.ts';

const root = await mkdtemp(path.join(os.tmpdir(), 'axle-record-files-'));
afterAll(() => rm(root, { recursive: true }));
const files = await openFileFolder(root);
const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...recordFileCalls({ database: db, registry, files }),
]);
const editor = { signature: await app.signIn('catalogeditor') };
const auditor = { signature: await app.signIn('auditor') };
const cashier = { signature: await app.signIn('cashier') };
const sku = { service: 'mrp', path: 'sku' };

const upload = async (account: string, name: string) => {
  const { id: by } = await app.db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow();
  const laid = await files.lay(Readable.from([Buffer.from(`content of ${name}`)]));
  if (!laid.ok) throw new Error('refused');
  await keepFile(app.db, laid.value, { name, mediaType: 'image/png', by });
  return { id: laid.value.id, name, bytes: laid.value.bytes };
};
const first = async () => await app.db.selectFrom('sku').select(['id', 'version']).orderBy('id').executeTakeFirstOrThrow();
const update = async (values: object) => app.post(recordPath(sku, 'update'), { ...(await first()), values }, editor);
const fetched = async (params: Readonly<Record<string, string | number>>, as: { readonly signature: string }) =>
  app.app.inject({
    method: 'GET',
    url: `${mainBase}${recordPath(sku, 'file')}?${Object.entries(params)
      .map(([key, value]) => `${key}=${value}`)
      .join('&')}`,
    headers: { [headers.key]: fixedKey, [headers.signature]: as.signature },
  });

it('holds files that the actor sent, under their own names, each for a purpose', async () => {
  const [own, foreign] = [await upload('catalogeditor', 'pad.png'), await upload('auditor', 'secret.png')];
  expect(await update({ images: [own] })).toMatchObject({ code: 200, data: { images: [{ ...own, purpose: 'main' }] } });
  expect(await update({ images: [own, foreign] })).toMatchObject({ reason: 'FILE_UNKNOWN', refusals: [{ field: 'images' }] });
  expect(await update({ images: [{ ...own, id: own.id.replace(/^./, own.id.startsWith('a') ? 'b' : 'a') }] })).toMatchObject({
    reason: 'FILE_UNKNOWN',
  });
  expect(await update({ images: [{ ...own, name: 'run.exe' }] })).toMatchObject({ reason: 'FORMAT' });
  const { version } = await first();
  expect(await update({ images: [{ ...own, purpose: 'main' }] })).toMatchObject({ code: 200, data: { version } });
});

it('gives a file to users who may read its record and field, and to nobody else', async () => {
  const own = await upload('catalogeditor', 'disc.png');
  const saved = (await update({ images: [own] })).data as RecordRow;
  const of = { page: 'skuList', id: saved.id, field: 'images', file: own.id };
  const answer = await fetched(of, auditor);
  expect([answer.body, answer.headers['content-type']]).toEqual(['content of disc.png', 'image/png']);
  expect((await fetched(of, cashier)).json()).toMatchObject({ code: 403 });
  expect((await fetched({ ...of, id: saved.id + 1 }, auditor)).json()).toMatchObject({ code: 404 });
  expect((await fetched({ ...of, field: 'nameZh' }, auditor)).json()).toMatchObject({ code: 404 });
  await app.db
    .insertInto('user_field_setting')
    .values({ subject_kind: 'all', page: 'skuList', field: 'images', mode: 'readBlock' })
    .execute();
  expect((await fetched(of, auditor)).json()).toMatchObject({ code: 404 });
});

it('files of lines are held and fetched like those of the record, under the field and the column', async () => {
  const [own, foreign] = [await upload('catalogeditor', 'dot.pdf'), await upload('auditor', 'other.pdf')];
  const certs = (file: object) => ({ certs: [{ kind: 'DOT', no: 'FMVSS-135', expiry: '2028-05-20', file: [file] }] });
  expect(await update(certs(foreign))).toMatchObject({ reason: 'FILE_UNKNOWN', refusals: [{ field: 'certs' }] });
  expect(await update(certs({ ...own, name: 'run.exe' }))).toMatchObject({ refusals: [{ field: 'certs.0.file' }] });
  const saved = (await update(certs(own))).data as RecordRow;
  expect(saved['certs']).toEqual([{ kind: 'DOT', no: 'FMVSS-135', expiry: '2028-05-20', file: [own] }]);
  const of = { page: 'skuList', id: saved.id, field: 'certs.file', file: own.id };
  expect((await fetched(of, auditor)).body).toBe('content of dot.pdf');
  expect((await fetched({ ...of, field: 'certs.no' }, auditor)).json()).toMatchObject({ code: 404 });
  expect((await fetched({ ...of, file: foreign.id }, auditor)).json()).toMatchObject({ code: 404 });
  expect((await fetched(of, cashier)).json()).toMatchObject({ code: 403 });
});
