import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { actionPath, fixedKey, headers, mainBase } from '@axle/wire';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { toolExportCalls } from '../../../platform/exports/tool-export-calls.ts';
import { openFileFolder } from '../../../platform/files/file-folder.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-tool-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = await openFileFolder(path.join(folder, 'files'));
const app = await demoApp(({ db, registry }) => toolExportCalls({ database: db, registry, files }));
const clerk = { signature: await app.signIn('logistics'), language: 'en' };
const { rows } = await sql<{ sku: string }>`
  update sku set unit_l = 34, unit_w = 34, unit_h = 9, unit_gross_kg = 9 where id in (select id from sku order by id limit 2)
  returning sku`.execute(app.db);
const skus = rows.map(({ sku }) => sku).toSorted();
const at = actionPath({ service: 'tms', path: 'fba_table' }, 'exportTool');
const asked = (more: object = {}) => ({
  page: 'fbaFreight',
  tool: 'skuCheck',
  input: { country: 'US', price: '45', skus },
  format: 'csv',
  ...more,
});

it('[basic.md, fbaFreight] the SKU check is written into a file, with the tier and the fee of each, and stays in the download centre', async () => {
  const reply = await app.app.inject({
    method: 'POST',
    url: mainBase + at,
    headers: {
      [headers.key]: fixedKey,
      [headers.signature]: clerk.signature,
      [headers.language]: 'en',
      'content-type': 'application/json',
    },
    payload: JSON.stringify(asked()),
  });
  const [head, ...lines] = reply.payload.replace('\uFEFF', '').trim().split(/\r?\n/);
  expect(head).toContain('SKU,Name,Size tier,Billable (lb),Fee');
  expect(lines).toEqual(skus.map(sku => expect.stringMatching(new RegExp(`^${sku},.*Large standard,20,12.84,`))));
  const { rows: kept } = await sql`
    select page, name, format, total_rows, filter_words from download_task order by id desc limit 1`.execute(app.db);
  expect(kept).toEqual([
    {
      page: 'fbaFreight',
      name: expect.stringMatching(/^FBA fulfilment fees SKU check-\d{8}-\d{6}\.csv$/),
      format: 'csv',
      total_rows: 2,
      filter_words: `SKU ${skus.join(', ')}; Price 45.00; Country US`,
    },
  ]);
});

it('a tool without a table for files, and users who may not export on the page, get none', async () => {
  expect(await app.post(at, asked({ tool: 'tryIt' }), clerk)).not.toMatchObject({ code: 200 });
  await sql`delete from role_grant where code = 'basic.fbaFreight.export'`.execute(app.db);
  expect(await app.post(at, asked(), clerk)).toMatchObject({ code: 403 });
});
