import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { actionPath, fixedKey, headers, mainBase } from '@axle/wire';
import { sql } from 'kysely';
import * as mupdf from 'mupdf';
import { afterAll, expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import { openFileFolder } from '../../../platform/files/file-folder.ts';
import { toolExportCalls } from '../../../platform/exports/tool-export-calls.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-paper-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = await openFileFolder(path.join(folder, 'files'));
const app = await demoApp(({ db, registry }) => toolExportCalls({ database: db, registry, files }));
const boss = await app.signIn('superadmin');
const { rows: suppliers } = await sql<{ code: string }>`
  select s.supplier_code as code from supplier_balance b join supplier s on s.id = b.supplier where b.grir <> 0 limit 1`.execute(app.db);
const [supplier] = suppliers as [{ code: string }];

const file = (payload: object, language: string) =>
  app.app.inject({
    method: 'POST',
    url: mainBase + actionPath({ service: 'purchase-service', path: 'purchase_order_line' }, 'exportTool'),
    headers: {
      [headers.key]: fixedKey,
      [headers.signature]: boss,
      [headers.language]: language,
      'content-type': 'application/json',
    },
    payload: JSON.stringify(payload),
  });
const sheetsOf = (bytes: Buffer) => {
  const document = mupdf.Document.openDocument(bytes, 'application/pdf');
  return Array.from({ length: document.countPages() }, (_, at) => document.loadPage(at).toStructuredText('').asText().replace(/\s+/g, ' '));
};
const unbilled = { page: 'managementBoardDetail', tool: 'tab0', input: { kpi: 'M5' } };

it('all that a tool worked out is written on paper, one table after the other, and stays in the download centre', async () => {
  const input = { against: 'lastMonth' };
  for (const [language, words] of [
    ['en', ['Management board', 'Payables by due date', 'Spend by category and supplier', 'Change against Last month']],
    ['zh-cn', ['管理看板', '应付账龄（按到期日）', '采购额：品类与供应商', '变动对比 上月']],
  ] as const) {
    const reply = await file({ page: 'managementBoard', tool: 'tab0', input, format: 'pdf' }, language);
    expect(reply.headers['content-type']).toBe('application/pdf');
    const sheets = sheetsOf(reply.rawPayload);
    expect(sheets).toHaveLength(6);
    for (const word of words) expect(sheets.join(' ')).toContain(word);
  }
  const { rows } = await sql`select format, state, name from download_task order by id desc limit 1`.execute(app.db);
  expect(rows).toEqual([{ format: 'pdf', state: 'done', name: expect.stringMatching(/\.pdf$/) }]);
});

it('records that a table refers to stand there by code, on paper by code and name', async () => {
  const table = await file({ ...unbilled, format: 'csv' }, 'en');
  expect(table.payload).toContain(supplier.code);
  expect(table.payload).not.toMatch(/,#\d/);
  expect(sheetsOf((await file({ ...unbilled, format: 'pdf' }, 'en')).rawPayload).join(' ')).toContain(supplier.code);
});

it('a tool that is not made for paper gives none', async () => {
  const reply = await file({ page: 'supplierBoard', tool: 'tab0', input: { period: 'month' }, format: 'pdf' }, 'en');
  expect(reply.json()).toMatchObject({ code: expect.anything(), reason: expect.any(String) });
});
