import { type AgeBand, provisionOf, slowMoving } from '@axle/inventory';
import type { RecordRow } from '@axle/page-kit';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { asDecimal } from '../stock/read-view.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const admin = { signature: await app.signIn('superadmin'), language: 'en' as const };
const clerk = { signature: await app.signIn('whclerk'), language: 'en' as const };
const { page } = app.registry.page('slowMovingReport')!;
const list = async (filters: readonly object[], as = admin) =>
  (
    (await app.post(recordPath(page.resource!, 'list'), { page: page.key, filters, sort: page.sort, limit: 500 }, as)).data as {
      rows: RecordRow[];
    }
  ).rows;
const act = (action: string, targets: readonly RecordRow[], input: object, as = admin) =>
  app.post(actionPath(page.resource!, action), { page: page.key, targets: targets.map(({ id, version }) => ({ id, version })), input }, as);
const asOf = (day: string) => ({ field: 'asOf', op: 'eq', value: day });
const bin = await app.db
  .selectFrom('bin')
  .innerJoin('warehouse', 'warehouse.id', 'bin.warehouse')
  .select(['bin.id', 'warehouse.id as warehouse'])
  .where('warehouse.code', '=', 'DE-HAM')
  .orderBy('bin.id')
  .executeTakeFirstOrThrow();
const [sku, other] = await app.db.selectFrom('sku').select('id').where('sales_status', '=', 'draft').orderBy('id').limit(2).execute();
const { id: by } = await app.db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow();
const key = { warehouse: bin.warehouse, bin: bin.id, status: 'available' as const };
let count = 0;
const booked = async (skuId: number, qty: number, day: string, unit = '10'): Promise<void> =>
  app.db.transaction().execute(async transaction => {
    const reply = await stockLedger({ registry, transaction, now: new Date(`${day}T09:00:00.000Z`), by }).post({
      idemKey: `slow:${(count += 1)}`,
      docType: 'test',
      docNo: 'SLOW',
      bizType: qty > 0 ? 'purchase_in' : 'sale_out',
      changes: [{ ...key, sku: skuId, qty }],
      incoming:
        qty > 0
          ? [{ warehouse: bin.warehouse, sku: skuId, qty, cost: { value: asDecimal(String(Number(unit) * qty)), source: 'po_price' } }]
          : [],
    });
    if (!reply.ok) throw new Error(reply.refusal.code);
  });

it('[R14] accept: available 420, out90 64, in-stock days 80 → 0.8 a day, cover 525 d → slow', async () => {
  // as of 20 May the ninety days begin on 20 February: there is stock on eighty of them
  await booked(sku!.id, 484, '2026-03-02');
  await booked(sku!.id, -64, '2026-04-10');
  const mine = [asOf('2026-05-20'), { field: 'sku', op: 'in', value: [sku!.id] }];
  expect(await list(mine)).toMatchObject([
    { available: 420, out90: 64, out30: 0, out60: 64, inStockDays: 80, dailyOut: '0.8', cover: '525', moving: 'slow', oldestAge: 79 },
  ]);
  // before the sale the same stock stood there whole
  expect(await list([asOf('2026-04-09'), mine[1]!])).toMatchObject([{ available: 484, out90: 0, inStockDays: 39, moving: 'normal' }]);
});

it('[R14] accept: 120 pcs aged 300 d at 52.10 with 20 % → provision 1,250.40', async () => {
  await booked(other!.id, 120, '2025-07-24', '52.1');
  expect(await act('setProvision', [], { band: '271–365', percent: '20', effectiveFrom: '2026-05-01' })).toMatchObject({ code: 200 });
  const mine = { field: 'sku', op: 'in', value: [other!.id] };
  expect(await list([asOf('2026-05-20'), mine])).toMatchObject([
    { oldestAge: 300, band365: 120, oldestBand: '271–365', value: '6252', provision: '1250.4', provisionPct: '20', moving: 'dead' },
  ]);
  // another share holds from its own day on
  expect(await act('setProvision', [], { band: '271–365', percent: '30', effectiveFrom: '2026-05-21' })).toMatchObject({ code: 200 });
  expect(await list([asOf('2026-05-20'), mine])).toMatchObject([{ provision: '1250.4' }]);
  expect(await list([asOf('2026-05-21'), mine])).toMatchObject([{ provision: '1875.6' }]);
});

it('the shares can be looked up: each with its days, and by the day of a row those that were in force', async () => {
  const { page: shares } = app.registry.page('stockProvision')!;
  const inForce = async (day: string) =>
    (
      (
        await app.post(
          recordPath(shares.resource!, 'list'),
          {
            page: shares.key,
            filters: [
              { field: 'effectiveFrom', op: 'inForceOn', value: day },
              { field: 'band', op: 'eq', value: '271–365' },
            ],
            sort: shares.sort,
            limit: 50,
          },
          admin,
        )
      ).data as { rows: RecordRow[] }
    ).rows;
  expect(await inForce('2026-05-20')).toMatchObject([{ percent: '20', effectiveFrom: '2026-05-01', effectiveTo: '2026-05-20' }]);
  const [latest, ...others] = await inForce('2026-05-21');
  expect([latest, others]).toMatchObject([{ percent: '30', effectiveFrom: '2026-05-21' }, []]);
  expect(latest).not.toHaveProperty('effectiveTo');
});

it('[R14] the database classes and provides as the rule does, on any day', async () => {
  const { rows: rates } = await sql<{ band: AgeBand; percent: string }>`
    select distinct on (band) band, percent from stock_provision where effective_from <= '2026-05-20'
    order by band, effective_from desc`.execute(app.db);
  for (const day of ['2026-02-01', '2026-04-09', '2026-05-20'])
    for (const row of await list([asOf(day)])) {
      const [available, out90, out180, inStockDays, oldestAge] = ['available', 'out90', 'out180', 'inStockDays', 'oldestAge'].map(name =>
        Number(row[name]),
      ) as [number, number, number, number, number];
      const expected = slowMoving({ available, out90, out180, inStockDays, oldestAge });
      expect([row['moving'], row['dailyOut'], row['cover']]).toEqual([expected.class, expected.dailyOut, expected.cover]);
      expect(inStockDays).toBeLessThanOrEqual(90);
    }
  const [row] = await list([asOf('2026-05-20'), { field: 'sku', op: 'in', value: [other!.id] }]);
  const percents = Object.fromEntries(rates.map(({ band, percent }) => [band, asDecimal(percent)]));
  expect(row!['provision']).toBe(provisionOf([{ age: 300, value: asDecimal('6252') }], percents));
});

it('decides with a day by which it is done, within the scope of the user; the last word counts', async () => {
  const mine = [{ field: 'sku', op: 'in', value: [other!.id] }];
  const rows = await list(mine);
  expect(await act('decide', rows, { decision: 'scrap' })).toMatchObject({ reason: 'DUE_REQUIRED' });
  expect(await act('decide', rows, { decision: 'scrap', dueDate: '2026-05-19' })).toMatchObject({ reason: 'DUE_REQUIRED' });
  expect(await act('decide', rows, { decision: 'promote', dueDate: '2026-06-30', note: 'coupon' })).toMatchObject({ code: 200 });
  expect(await act('decide', rows, { decision: 'keep' })).toMatchObject({ code: 200 });
  expect(await list(mine)).toMatchObject([{ decision: 'keep' }]);
  expect(await act('decide', rows, { decision: 'keep' }, clerk)).not.toMatchObject({ data: { outcomes: [{ name: 'x' }] } });
  const { rows: words } = await sql<{ count: number }>`select count(*) as count from stock_decision where sku = ${other!.id}`.execute(
    app.db,
  );
  expect(words[0]!.count).toBe(2);
});
