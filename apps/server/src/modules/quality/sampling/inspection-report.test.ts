import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { regrouped } from '@axle/page-kit';
import { fixedKey, headers, mainBase, mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import * as mupdf from 'mupdf';
import { afterAll, expect, it } from 'vitest';
import { drawPicture } from '../../../platform/demo/draw-picture.ts';
import { openFileFolder } from '../../../platform/files/file-folder.ts';
import { printCalls } from '../../../platform/prints/print-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { keepPhotos } from '../image/keep-photos.ts';

const root = await mkdtemp(path.join(os.tmpdir(), 'axle-report-'));
afterAll(() => rm(root, { recursive: true }));
const files = await openFileFolder(path.join(root, 'files'));
const app = await demoApp(({ db, registry }) => printCalls({ database: db, registry, files }));
const signature = await app.signIn('superadmin');

// a rejected lot with a defect that was noted
const { rows } = await sql<{ id: number; no: string; inspection: string; sku: string; code: string }>`
  select s.id, s.sampling_no as no, i.inspection_no as inspection, k.sku, d.code from sampling s join inspection i on i.id = s.inspection
    join sku k on k.id = s.sku join sampling_defects l on l.record_id = s.id join defect_code d on d.id = l.defect_code
  where s.result = 'reject' order by s.id desc, l.line_no limit 1`.execute(app.db);
const lot = rows[0]!;
const inspection = regrouped(lot.inspection);
await sql`update sampling_defects set note = 'burr at the rim' where record_id = ${lot.id}`.execute(app.db);

/** What the report says, printed by its job in the language of whoever asks. */
async function report(template: string, language: string, more: object = {}) {
  const reply = await app.app.inject({
    method: 'POST',
    url: `${mainBase}${mainPaths.printRun}`,
    headers: { [headers.key]: fixedKey, [headers.signature]: signature, [headers.language]: language },
    payload: { page: 'samplingDetail', action: template === 'unitLabel' ? 'labels' : 'report', template, ids: [lot.id], ...more },
  });
  if (reply.headers['content-type'] !== 'application/pdf') return reply.body;
  const sheets = mupdf.Document.openDocument(reply.rawPayload, 'application/pdf');
  return Array.from({ length: sheets.countPages() }, (_, at) => sheets.loadPage(at).toStructuredText('').asText())
    .join(' ')
    .replace(/\s+/g, ' ');
}

it('the inspection report says of which lot it is, by which plan it was judged, and what was found', async () => {
  const said = await report('inspectionReport', 'en');
  for (const words of [
    `Inspection report ${inspection}`,
    regrouped(lot.no),
    lot.sku,
    'Result: Reject',
    'Severity',
    lot.code,
    'burr at the rim',
  ])
    expect(said).toContain(words);
  expect(await report('inspectionReport', 'en')).toContain('REPRINT_REASON');
});

it('the report is in the language of its reader, or in the one chosen', async () => {
  expect(await report('inspectionReport', 'zh-cn', { reason: '再次打印' })).toContain(`检验报告 ${inspection}`);
  expect(await report('inspectionReportEn', 'zh-cn')).toContain(`Inspection report ${inspection}`);
  const chinese = await report('inspectionReportZh', 'en');
  expect([chinese.includes('检验报告'), chinese.includes('结果：'), chinese.includes('Severity')]).toEqual([true, true, false]);
});

it('[Q12a] the report shows the photos of the lot behind its tables, with what is drawn over them; a file that is gone is left out', async () => {
  const before = await report('inspectionReport', 'en', { reason: 'Without photos' });
  const laid = await files.lay(Readable.from([drawPicture([{ box: [50, 50, 60, 60], colour: [120, 126, 134] }], 80)]));
  if (!laid.ok) throw new Error('no file');
  const gone = { id: '00000000-0000-4000-8000-000000000001', name: 'gone.png', bytes: 4 };
  await sql`update sampling set photos = ${JSON.stringify([{ id: laid.value.id, name: 'burr.png', bytes: laid.value.bytes }, gone])}
    where id = ${lot.id}`.execute(app.db);
  await keepPhotos(app.db, 'sampling', [lot.id]);
  await sql`
    insert into quality_photo_marks (record_id, line_no, place, edition, tool, from_x, from_y, to_x, to_y, colour, width, words, drawn_by,
      drawn_at)
    select id, 0, 1, 1, 'words', 0.2, 0.2, 0.2, 0.2, 'major', 3, 'sharp edge', 1, now() from quality_photo
    where sampling = ${lot.id} and photo = ${laid.value.id}`.execute(app.db);
  const said = await report('inspectionReport', 'en', { reason: 'With photos' });
  expect(before).not.toContain('Photos of inspection');
  expect(said).toContain(`Photos of inspection ${inspection}`);
  expect([said.includes(`${lot.inspection}-01`), said.includes(`${lot.inspection}-02`), said.includes('sharp edge')]).toEqual([
    true,
    false,
    true,
  ]);
});

it('[Q40] each unit drawn has a label with its code, its carton and its place', async () => {
  const { rows: drawn } = await sql<{ unit: number; carton: number }>`
    select unit_no as unit, carton_no as carton from sampling_drawn where record_id = ${lot.id} order by line_no`.execute(app.db);
  const said = await report('unitLabel', 'en');
  for (const { unit, carton } of drawn) expect(said).toContain(`${regrouped(lot.no)}-${unit} Unit ${unit} Carton ${carton}`);
});

it('the report of a sample names the sample of the new product', async () => {
  const { rows: samples } = await sql<{ id: number; no: string }>`
    select s.id, n.sample_no as no from sampling s join inspection i on i.id = s.inspection join new_product_sample n on n.id = i.sample
    where s.state = 'judged' order by s.id limit 1`.execute(app.db);
  const [{ id, no }] = samples as [(typeof samples)[number]];
  expect((await report('inspectionReport', 'en', { ids: [id] })).replaceAll('-', '')).toContain(`Goods: ${no}`);
});
