import { recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const clerk = { signature: await app.signIn('logistics'), language: 'en' };
const times = { service: 'tms', path: 'delivery_time' };
const lead = { service: 'tms', path: 'purchase_time' };
const idOf = async (table: string, code: string, column = 'code') => {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where ${sql.ref(column)} = ${code}`.execute(app.db);
  return rows[0]!.id;
};
const channel = await idOf('logistics_channel', 'UPS-GROUND');
const warehouse = await idOf('warehouse', 'US-W');
const calendar = await idOf('calendar', 'US');
const tryIt = (input: object) =>
  app.post(
    recordPath(times, 'work'),
    { page: 'deliveryTime', tool: 'tryIt', input: { channel, warehouse, shipped: '2026-07-01', ...input } },
    clerk,
  );
const add = (more: object) =>
  app.post(
    recordPath(times, 'add'),
    { page: 'deliveryTime', values: { channel, warehouse, calendar, typ_days: 3, effective_from: '2026-01-01', ...more } },
    clerk,
  );

it('[L23] shipped 2026-07-01 with 3 US working days it arrives 2026-07-07; a state goes before the zone', async () => {
  expect((await tryIt({ zip: '85001' })).data).toMatchObject({ typical: '2026-07-07', zone: '4', typ_days: 3 });
  expect(await add({ state: 'AZ', typ_days: 1 })).toMatchObject({ code: replyCodes.ok });
  expect((await tryIt({ zip: '85001', state: 'AZ' })).data).toMatchObject({ typical: '2026-07-02', state: 'AZ' });
  expect((await tryIt({ zip: '85001', state: 'NV' })).data).toMatchObject({ typical: '2026-07-07', zone: '4' });
  expect((await tryIt({ state: 'AZ' })).data).toMatchObject({ typical: '2026-07-02', state: 'AZ' });
  expect(await tryIt({ state: 'NV' })).toMatchObject({ reason: 'REQUIRED', refusals: [{ field: 'zip' }] });
  expect(await tryIt({ zip: '85001', shipped: '2025-06-01' })).toMatchObject({ reason: 'NO_TIME' });
});

it('[L21] days are in order, of a zone or of a state, and periods never overlap', async () => {
  expect(await add({})).toMatchObject({ refusals: [{ code: 'ZONE_OR_STATE' }] });
  expect(await add({ zone: '10', min_days: 4 })).toMatchObject({ refusals: [{ code: 'DAYS_ORDER' }] });
  expect(await add({ zone: '10', max_days: 31 })).not.toMatchObject({ code: replyCodes.ok });
  expect(await add({ zone: '4', effective_from: '2026-09-01' })).toMatchObject({ reason: 'PERIODS_OVERLAP' });
});

it('[L22] a lead time is of a SKU or of a category', async () => {
  const supplier = await idOf('supplier', 'S1002', 'supplier_code');
  const { rows } = await sql<{ sku: number; category: number }>`select id as sku, category from sku limit 1`.execute(app.db);
  const values = { supplier, lead_days: 30, effective_from: '2027-01-01' };
  const put = (more: object) => app.post(recordPath(lead, 'add'), { page: 'purchaseTime', values: { ...values, ...more } }, clerk);
  expect(await put({ ...rows[0]! })).toMatchObject({ refusals: [{ code: 'CATEGORY_OR_SKU' }] });
  expect(await put({ sku: rows[0]!.sku })).toMatchObject({ code: replyCodes.ok });
  expect(await put({ sku: rows[0]!.sku, effective_from: '2027-02-01' })).toMatchObject({ reason: 'PERIODS_OVERLAP' });
});
