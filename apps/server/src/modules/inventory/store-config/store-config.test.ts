import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { asDecimal } from '../stock/read-view.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const admin = { signature: await app.signIn('superadmin'), language: 'en' };
const clerk = { signature: await app.signIn('whclerk'), language: 'en' };
const path = { service: 'wms', path: 'store_config' };
const idOf = async (table: string, where: string) =>
  (await sql<{ id: number }>`select id from ${sql.table(table)} where ${sql.raw(where)} order by id limit 1`.execute(app.db)).rows[0]!.id;
const [west, east] = [await idOf('warehouse', "code = 'US-W'"), await idOf('warehouse', "code = 'US-E'")];
const shop = {
  store: await idOf('store', "code = 'EBAY-DE'"),
  site: await idOf('site', "code = 'EBAY-DE'"),
  country: await idOf('country', "iso2 = 'US'"),
};
const whole = { cutoff: '14:00:00', timezone: 'America/Los_Angeles', handlingDays: 1, packingSlip: 'plain', shipPostPoint: 'handover' };
const add = (values: object, as = admin) =>
  app.post(recordPath(path, 'add'), { page: 'storeConfig', values: { ...shop, ...whole, ...values } }, as);
const tried = (input: object, as = admin) =>
  app.post(recordPath(path, 'work'), { page: 'storeConfig', tool: 'test', input: { ...shop, ...input } }, as);
const sku = await idOf('sku', "sales_status = 'draft'");
const by = await idOf('app_user', 'true');

for (const [warehouse, qty] of [
  [west, 5],
  [east, 2],
] as const)
  await app.db.transaction().execute(async transaction => {
    const bin = await idOf('bin', `warehouse = ${warehouse}`);
    const reply = await stockLedger({ registry, transaction, now: new Date('2026-05-20T08:00:00.000Z'), by }).post({
      idemKey: `sample:${warehouse}`,
      docType: 'sample',
      docNo: `SA-${warehouse}`,
      bizType: 'other_in',
      changes: [{ warehouse, bin, sku, status: 'available', qty }],
      incoming: [{ warehouse, sku, qty, cost: { value: asDecimal('100'), source: 'manual' } }],
    });
    if (!reply.ok) throw new Error(reply.refusal.code);
  });

it('[R16, R16a] SKU A in US-W 5, US-E 2: six are short without a split, and leave in two parcels with one', async () => {
  const made = await add({ splitAllowed: false, warehouses: [{ warehouse: west }, { warehouse: east }] });
  expect(made).toMatchObject({ code: 200 });
  const code = (await app.db.selectFrom('sku').select('sku').where('id', '=', sku).executeTakeFirstOrThrow()).sku;
  const short = await tried({ sku, qty: 6 });
  expect(short.data).toMatchObject({
    outcome: { en: `Short: ${code} × 1` },
    lines: [
      { place: 1, warehouse: 'US-W', atp: 5, usable: 5, qty: 0, reason: { en: 'Insufficient, 1 short' } },
      { place: 2, warehouse: 'US-E', atp: 2, usable: 2, qty: 0, reason: { en: 'Insufficient, 4 short' } },
    ],
  });
  const { id, version } = made.data as { id: number; version: number };
  const changed = await app.post(
    recordPath(path, 'update'),
    { page: 'storeConfig', id, version, values: { splitAllowed: true, maxParcels: 2 } },
    admin,
  );
  expect(changed).toMatchObject({ code: 200 });
  expect((await tried({ sku, qty: 6 })).data).toMatchObject({
    outcome: { en: `Split: US-W (${code} × 5) + US-E (${code} × 1)` },
    split: { en: 'Allowed, at most 2 parcels' },
  });
  expect((await tried({ sku, qty: 5 })).data).toMatchObject({ outcome: { en: `Ships from US-W (${code} × 5)` } });
});

it('[R16] shows nothing of warehouses outside the user’s scope', async () => {
  const { data } = await tried({ sku, qty: 6 }, clerk);
  const { lines } = data as { lines: readonly Readonly<Record<string, unknown>>[] };
  expect(lines[1]).toMatchObject({ warehouse: 'US-E', reason: { en: 'Outside your data scope, not counted' } });
  expect(lines[1]).not.toHaveProperty('atp');
});

it('[R16, S3] hides the cut-off from users who may not read it, and everything where the buffer is hidden', async () => {
  expect((await tried({ sku, qty: 1 }, clerk)).data).toMatchObject({ cutoff: '14:00 America/Los_Angeles' });
  const close = (field: string) =>
    app.db
      .insertInto('user_field_setting')
      .values({ subject_kind: 'user', subject: 'whclerk', page: 'storeConfig', field, mode: 'readBlock' })
      .execute();
  await close('timezone');
  expect((await tried({ sku, qty: 1 }, clerk)).data).toMatchObject({ cutoff: '14:00' });
  await close('cutoff');
  const { data } = await tried({ sku, qty: 1 }, clerk);
  expect(data).toHaveProperty('buffer');
  expect(data).not.toHaveProperty('cutoff');
  await close('bufferPcs');
  expect(await tried({ sku, qty: 1 }, clerk)).not.toMatchObject({ code: 200 });
});

it('refuses a second configuration, a warehouse twice, and an unknown shop', async () => {
  const two = [{ warehouse: west }, { warehouse: west }];
  expect(await add({ splitAllowed: false, warehouses: [{ warehouse: west }] })).toMatchObject({
    reason: 'DUPLICATE_IN_DB',
    message: 'This store, site and country already has a configuration',
  });
  const other = { country: await idOf('country', "iso2 = 'CA'"), splitAllowed: false };
  expect(await add({ ...other, warehouses: two })).toMatchObject({ code: expect.not.stringMatching('200') as unknown });
  expect(await add({ ...other, warehouses: [] })).not.toMatchObject({ code: 200 });
  expect(await add({ ...other, cutoff: '25:00', warehouses: [{ warehouse: west }] })).not.toMatchObject({ code: 200 });
  expect(await add({ ...other, bufferPcs: 10_000, warehouses: [{ warehouse: west }] })).not.toMatchObject({ code: 200 });
  expect(await tried({ sku, qty: 1, country: other.country })).toMatchObject({ reason: 'NO_CONFIG' });
});
