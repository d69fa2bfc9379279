import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openFileFolder } from '../../../platform/files/file-folder.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { keepPhotos } from './keep-photos.ts';
import { imageCalls } from './zip-images.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };
const root = await mkdtemp(path.join(os.tmpdir(), 'axle-quality-images-'));
afterAll(() => rm(root, { recursive: true }));
const files = await openFileFolder(path.join(root, 'files'));
const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...imageCalls({ database: db, registry, files }),
]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const images = { service: 'nova', path: 'quality_image' };
const zip = `${actionPath(images, 'downloadZip')}?page=qualityImages`;

/** A photo with these bytes, as inspections hold it. */
async function laid(name: string, words: string) {
  const file = await files.lay(Readable.from([Buffer.from(words)]));
  if (!file.ok) throw new Error(name);
  return { id: file.value.id, name, bytes: words.length };
}

const gone = { id: '00000000-0000-4000-8000-000000000001', name: 'gone.jpg', bytes: 4 };
const { rows: samplings } = await sql<{ id: number; no: string }>`
  update sampling s set photos = ${JSON.stringify([await laid('burr.jpg', 'burr at the rim'), await laid('burr.jpg', 'second burr'), gone])}
  from inspection i where i.id = s.inspection and s.id = (select max(id) from sampling) returning s.id, i.inspection_no as no`.execute(
  app.db,
);
await keepPhotos(app.db, 'sampling', [samplings[0]!.id]);
const { no } = samplings[0]!;
const reply = await app.post(
  recordPath(images, 'list'),
  { page: 'qualityImages', filters: [{ field: 'bizNo', op: 'eq', value: no }], sort: [{ field: 'imageNo' }], limit: 10 },
  boss,
);
const [first, second, third] = (reply.data as { rows: readonly Row[] }).rows.map(({ id }) => id);

it('the photos ticked come home as one zip, each under its number; one whose file is gone is left out', async () => {
  const content = await app.file(`${zip}&id=${first}&id=${second}&id=${third}`, boss);
  expect(content.startsWith('PK')).toBe(true);
  for (const said of [`${no}-01-burr.jpg`, `${no}-02-burr.jpg`, 'burr at the rim', 'second burr']) expect(content).toContain(said);
  expect(content).not.toContain('gone.jpg');
  const one = await app.file(`${zip}&id=${second}`, boss);
  expect([one.includes('second burr'), one.includes('burr at the rim')]).toEqual([true, false]);
});

it('is refused where every file is gone, for photos that there are not, and to whoever may not', async () => {
  const reason = async (id: number | undefined, who = boss) => (await app.get(`${zip}&id=${id}`, who)).reason;
  expect([await reason(third), await reason(999_999_999)]).toEqual(['FILE_EXPIRED', 'NOT_FOUND']);
  expect(await reason(first, { ...boss, signature: await app.signIn('auditor') })).toBe('FORBIDDEN');
});
