import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Decimal, sum } from '@axle/kernel';
import { fixedKey, headers, mainBase, recordPath } from '@axle/wire';
import { parse } from 'csv-parse/sync';
import { afterAll, expect, it } from 'vitest';
import { exportCalls } from '../../../platform/exports/export-calls.ts';
import { openFileFolder } from '../../../platform/files/file-folder.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { recordExports } from '../../../platform/resources/export-rows.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-lines-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = await openFileFolder(path.join(folder, 'files'));
const queue = { send: async () => undefined, wake: () => undefined } as unknown as JobQueue;
const app = await demoApp(({ db, pool, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...exportCalls({ database: db, registry, files, queue, source: recordExports({ db, pool, concurrent: true }, registry) }),
]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const lines = { service: 'purchase-service', path: 'purchase_order_line' };

it('[purchaseOrderList] the sums below the list are those of its exported file', async () => {
  const fields = ['qty', 'effQty', 'shippedQty', 'inTransitQty', 'receivedQty', 'openQty', 'amountNet', 'amount', 'openAmount'];
  const filters = [
    { field: 'currency', op: 'eq', value: 'CNY' },
    { field: 'openQty', op: 'gt', value: 0 },
  ];
  const shown = (await app.post(recordPath(lines, 'totals'), { page: 'purchaseOrderList', fields, filters }, boss)).data as readonly {
    readonly field: string;
    readonly sum: string;
  }[];
  const reply = await app.app.inject({
    method: 'POST',
    url: mainBase + recordPath(lines, 'export'),
    headers: {
      [headers.key]: fixedKey,
      [headers.signature]: boss.signature,
      [headers.language]: 'en',
      'content-type': 'application/json',
    },
    payload: JSON.stringify({ page: 'purchaseOrderList', format: 'csv', columns: fields, filters }),
  });
  const [heads, ...rows] = parse(reply.payload, { bom: true }) as readonly string[][];
  expect([heads?.length, rows.length > 0]).toEqual([fields.length, true]);
  const columns = fields.map((_, at) => sum(rows.map(row => (row[at] || '0') as Decimal)));
  expect(fields.map(field => shown.find(one => one.field === field)?.sum)).toEqual(columns);
});
