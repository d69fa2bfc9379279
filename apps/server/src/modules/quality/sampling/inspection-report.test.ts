import { regrouped } from '@axle/page-kit';
import { fixedKey, headers, mainBase, mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import * as mupdf from 'mupdf';
import { expect, it } from 'vitest';
import { printCalls } from '../../../platform/prints/print-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => printCalls({ database: db, registry }));
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
    payload: { page: 'samplingDetail', action: 'report', template, ids: [lot.id], ...more },
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
