import { mainPaths, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { logisticsLookupCalls } from '../carrier/logistics-lookups.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...toolCalls({ database: db, registry }),
  ...logisticsLookupCalls({ database: db, registry }),
]);
const clerk = { signature: await app.signIn('logistics'), language: 'en' };
const cashier = { signature: await app.signIn('cashier'), language: 'en' };
const couriers = { service: 'tms', path: 'courier' };
const channels = { service: 'tms', path: 'logistics_channel' };
const test = (number: string, as = clerk) =>
  app.post(recordPath(couriers, 'work'), { page: 'carrierList', tool: 'testNumber', input: { number } }, as);

it('[L15] 1Z and 16 characters is UPS only; a number of two couriers finds both, the longest pattern first, each with its address', async () => {
  expect((await test('1z 999aa1 01 2345 6784')).data).toMatchObject({
    matched: 1,
    lines: [{ courier: 'UPS', url: 'https://www.ups.com/track?tracknum=1Z999AA10123456784' }],
  });
  expect((await test('771234567890')).data).toMatchObject({ matched: 2, lines: [{ courier: 'DHL-PAKET' }, { courier: 'FEDEX' }] });
  expect((await test('no such')).data).toMatchObject({ matched: 0 });
  expect(await test('771234567890', cashier)).toMatchObject({ code: 403 });
});

it('[L14] a courier needs a gap in its tracking URL, and a sample for its pattern', async () => {
  const add = (more: object) =>
    app.post(recordPath(couriers, 'add'), { page: 'carrierList', values: { code: 'X', name_zh: '试', name_en: 'Try', ...more } }, clerk);
  expect(await add({ tracking_url: 'https://x.example/' })).toMatchObject({
    refusals: [{ code: 'NO_GAP', field: 'trackingUrl', message: 'Tracking URL must contain {no}' }],
  });
  expect(await add({ number_regex: 'X\\d{4}' })).toMatchObject({ refusals: [{ code: 'REQUIRED', field: 'samples' }] });
  expect(await add({ number_regex: 'X\\d{4}', samples: ['X1234'] })).toMatchObject({ code: replyCodes.ok });
});

it('channels show from which warehouses they ship; a courier with channels stays, a warehouse of a channel too', async () => {
  const list = await app.post(
    recordPath(channels, 'list'),
    {
      page: 'logisticsChannel',
      filters: [{ field: 'warehouseCodes', op: 'in', value: ['DE-HAM'] }],
      sort: [{ field: 'code' }],
      limit: 10,
    },
    clerk,
  );
  expect(list.data).toMatchObject({ rows: [{ code: 'DHL-PAKET', warehouse_codes: ['DE-HAM'], max_kg: '31.5' }] });
  const { rows } = await sql<{
    id: number;
    version: number;
    channels: number;
  }>`select id, version, channels from courier_list where code = 'UPS'`.execute(app.db);
  expect(rows[0]!.channels).toBe(2);
  const { id, version } = rows[0]!;
  expect(await app.post(recordPath(couriers, 'del'), { page: 'carrierList', targets: [{ id, version }] }, clerk)).toMatchObject({
    data: [{ refusal: { code: 'IN_USE' } }],
  });
});

it('channels and shipping products are returned to users who may see them', async () => {
  expect((await app.get(mainPaths.transferLogistics, clerk)).data).toContainEqual({
    id: expect.any(Number),
    code: 'UPS-GROUND',
    name: 'UPS Ground',
    courier: expect.any(Number),
  });
  expect((await app.get(mainPaths.globalShipping, clerk)).data).toContainEqual({
    id: expect.any(Number),
    code: 'AIR-US',
    name: 'Shenzhen to Los Angeles by air',
    mode: 'air',
  });
  expect(await app.get(mainPaths.transferLogistics, cashier)).toMatchObject({ code: 403 });
});
