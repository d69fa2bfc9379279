import { recordPath } from '@axle/wire';
import type { Filter } from '@axle/page-kit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { loadAccess } from '../../../platform/access/load-access.ts';
import { writeExport } from '../../../platform/exports/export-file.ts';
import { figuresCalls } from '../../../platform/resources/gateway/figures-calls.ts';
import { recordExports } from '../../../platform/resources/export-rows.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { takeSnapshots } from '../report/take-snapshots.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { asDecimal } from './read-view.ts';
import { stockLedger } from './stock-ledger.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...figuresCalls({ database: db, registry })]);
const admin = { signature: await app.signIn('superadmin'), language: 'en' as const };
const resourceOf = (page: string) => app.registry.page(page)!.page.resource!;
const ask = async (call: 'list' | 'totals', page: string, filters: readonly object[], more: object = {}) =>
  app.post(recordPath(resourceOf(page), call), { page, filters, ...more }, admin);
const list = async (page: string, filters: readonly object[]) =>
  (
    (await ask('list', page, filters, { sort: [{ field: 'skuCode' }], limit: 200 })).data as {
      rows: readonly Readonly<Record<string, unknown>>[];
    }
  ).rows;

const bin = await app.db
  .selectFrom('bin')
  .innerJoin('warehouse', 'warehouse.id', 'bin.warehouse')
  .innerJoin('warehouse_area', 'warehouse_area.id', 'bin.area')
  .select(['bin.id', 'bin.bin_code', 'bin.warehouse', 'warehouse_area.area_no'])
  .where('warehouse.code', '=', 'DE-HAM')
  .where('warehouse_area.use', '=', 'pick')
  .orderBy('bin.id')
  .executeTakeFirstOrThrow();
const drafts = await app.db.selectFrom('sku').select('id').where('sales_status', '=', 'draft').orderBy('id').limit(2).execute();
const [sku, other] = drafts.map(({ id }) => id);
const { id: by } = await app.db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow();
let count = 0;
const booked = async (skuId: number, qty: number, time: string): Promise<void> =>
  app.db.transaction().execute(async transaction => {
    const at = { warehouse: bin.warehouse, sku: skuId };
    const reply = await stockLedger({ registry, transaction, now: new Date(time), by }).post({
      idemKey: `past:${(count += 1)}`,
      docType: 'test',
      docNo: 'PAST',
      bizType: qty > 0 ? 'purchase_in' : 'sale_out',
      changes: [{ ...at, bin: bin.id, status: 'available', qty }],
      incoming: qty > 0 ? [{ ...at, qty, cost: { value: asDecimal(String(qty * 10)), source: 'po_price' } }] : [],
    });
    if (!reply.ok) throw new Error(reply.refusal.code);
  });
const { id: superId } = await app.db.selectFrom('app_user').select('id').where('account', '=', 'superadmin').executeTakeFirstOrThrow();
const of = (skuId: number): readonly Filter[] => [
  { field: 'sku', op: 'in', value: [skuId] },
  { field: 'warehouse', op: 'in', value: [bin.warehouse] },
];
const asOf = (at: string): Filter => ({ field: 'asOf', op: 'lte', value: at });
const asOfDay = (day: string): Filter => ({ field: 'asOfDay', op: 'lte', value: day });

it('[M2] accept: +500 at nine, −30 at ten, +12 at eleven: asOf 10:30 = 470, now = 482, on the page and in its totals', async () => {
  await booked(sku!, 500, '2026-05-20T09:00:00.000Z');
  await booked(sku!, -30, '2026-05-20T10:00:00.000Z');
  await booked(sku!, 12, '2026-05-20T11:00:00.000Z');
  expect(await list('stockBalance', of(sku!))).toMatchObject([{ available: 482, value: '4820', stockStatuses: ['available'] }]);
  expect(await list('stockBalance', [...of(sku!), asOf('2026-05-20T10:30:00.000Z')])).toMatchObject([
    { available: 470, onHand: 470, value: '4700', asOf: Date.parse('2026-05-20T10:30:00.000Z') / 1000 },
  ]);
  expect(await list('stockBalance', [...of(sku!), asOfDay('2026-05-19')])).toMatchObject([{ onHand: 0, value: '0' }]);
  expect(await list('stockBalance', [...of(sku!), asOfDay('2026-05-20')])).toMatchObject([
    { onHand: 482, value: '4820', asOfDay: '2026-05-20' },
  ]);
  const totals = await ask('totals', 'stockBalance', [...of(sku!), asOf('2026-05-20T10:30:00.000Z')], { fields: ['onHand'] });
  expect(JSON.stringify(totals.data)).toContain('470');
});

it('[M2] accept: the page total equals the sum over stockLedger for the same filter, at any moment of either clock and of both', async () => {
  await takeSnapshots(app.db, new Date('2026-05-20T12:00:00.000Z'));
  const { rows: spans } = await sql<{
    first: string;
    last: string;
  }>`select min(posted_at) as first, max(posted_at) as last from stock_move`.execute(app.db);
  const [from, to] = [Date.parse(spans[0]!.first), Date.parse(spans[0]!.last)];
  const differing = async (at: string | null, day: string | null): Promise<number> => {
    const { rows } = await sql<{ differ: number }>`
      with past as (select warehouse, sku, available, reserved, qc_hold, damaged, in_transit
      from stock_item_at(null, ${at}::timestamptz, null, ${day}::date)),
        direct as (
          select i.warehouse, i.sku, ${sql.join(
            ['available', 'reserved', 'qc_hold', 'damaged', 'in_transit'].map(
              status => sql`coalesce(sum(m.qty_delta) filter (where m.status = ${status}), 0)::bigint as ${sql.ref(status)}`,
            ),
          )}
          from stock_item i left join stock_move m on m.warehouse = i.warehouse and m.sku = i.sku
            and (${at}::timestamptz is null or m.posted_at <= ${at}::timestamptz) and (${day}::date is null or m.biz_date <= ${day}::date)
            group by 1, 2)
      select (select count(*) from (table past except table direct) d)::integer + (select count(*)
      from (table direct except table past) d)::integer as differ`.execute(app.db);
    return rows[0]!.differ + (await worthDiffering(at, day));
  };
  const worthDiffering = async (at: string | null, day: string | null): Promise<number> => {
    const { rows } = await sql<{ differ: number }>`
      with moved as (select * from layer_move m where (${at}::timestamptz is null or m.posted_at <= ${at}::timestamptz)
      and (${day}::date is null or m.biz_date <= ${day}::date)),
        direct as (
          select i.warehouse, i.sku, coalesce((select sum(m.value_delta) from moved m where m.warehouse = i.warehouse
          and m.sku = i.sku), 0) as value,
            (select min(l.origin_received_at) from stock_layer l where l.warehouse = i.warehouse and l.sku = i.sku
              and (select sum(m.qty_delta) from moved m where m.layer = l.id) > 0) as oldest_at,
            (select sum(m.qty_delta) from moved m where m.warehouse = i.warehouse and m.sku = i.sku) > 0 as any_there
          from stock_item i)
      select count(*)::integer as differ from stock_item_at(null, ${at}::timestamptz, null, ${day}::date) t join direct d
      using (warehouse, sku)
      where (t.value, t.oldest_at) is distinct from (d.value, case when d.any_there then d.oldest_at end)`.execute(app.db);
    return rows[0]!.differ;
  };
  const moment = fc.integer({ min: from - 86_400_000, max: to + 86_400_000 }).map(time => new Date(time).toISOString());
  await fc.assert(
    fc.asyncProperty(moment, fc.constantFrom('posted', 'business', 'both'), async (at, clock) => {
      expect(await differing(clock === 'business' ? null : at, clock === 'posted' ? null : at.slice(0, 10))).toBe(0);
    }),
    { numRuns: 12 },
  );
});

it('[M2] accept: 31 May 2026: 120 pcs of 2025-08-04 (300 d), 200 of 2026-03-17 (75 d), 100 of 2026-05-11 (20 d)', async () => {
  await booked(other!, 120, '2025-08-04T09:00:00.000Z');
  await booked(other!, 200, '2026-03-17T09:00:00.000Z');
  await booked(other!, 100, '2026-05-11T09:00:00.000Z');
  const layersOn = async (day: string) => {
    const rows = await list('stockLayer', [
      ...of(other!),
      { field: 'asOf', op: 'lte', value: day },
      { field: 'qtyLeft', op: 'gt', value: 0 },
    ]);
    return rows
      .toSorted((one, next) => Number(one['qtyLeft']) - Number(next['qtyLeft']))
      .map(row => [row['qtyLeft'], row['ageDays'], row['band'], row['valueLeft']]);
  };
  expect(await layersOn('2026-05-31')).toEqual([
    [100, 20, '0–30', '1000'],
    [120, 300, '271–365', '1200'],
    [200, 75, '61–90', '2000'],
  ]);
  await booked(other!, -150, '2026-05-15T09:00:00.000Z');
  expect(await layersOn('2026-05-15')).toEqual([
    [100, 4, '0–30', '1000'],
    [170, 59, '31–60', '1700'],
  ]);
  // what has left since lay there the day before, and what came later did not
  expect((await layersOn('2026-05-14')).map(([qty]) => qty)).toEqual([100, 120, 200]);
  expect((await layersOn('2026-03-17')).map(([qty]) => qty)).toEqual([120, 200]);
});

it('[M2] the age of the oldest pieces is that of the day, and of the moment', async () => {
  const oldest = async (...asked: readonly object[]) => (await list('stockBalance', [...of(other!), ...asked])).map(row => row['ageDays']);
  // the pieces of August had all left after what was sold on 15 May, for which they were taken first
  expect(await oldest(asOfDay('2026-03-17'))).toEqual([225]);
  expect(await oldest(asOfDay('2026-05-14'))).toEqual([283]);
  expect(await oldest(asOfDay('2026-05-15'))).toEqual([59]);
  expect(await oldest(asOf('2026-05-15T08:59:00.000Z'))).toEqual([284]);
  expect(await oldest(asOf('2026-05-15T09:00:00.000Z'))).toEqual([59]);
});

it('finds stock by its bin, area, status and seller SKU', async () => {
  const found = async (field: string, value: string) =>
    (await list('stockBalance', [...of(sku!), { field, op: 'in', value: [value] }])).length;
  expect(await found('bins', bin.bin_code)).toBe(1);
  expect(await found('areas', bin.area_no)).toBe(1);
  expect(await found('stockStatuses', 'available')).toBe(1);
  expect(await found('bins', 'NOWHERE')).toBe(0);
  expect(await found('stockStatuses', 'damaged')).toBe(0);
  const { rows } = await sql<{
    seller_sku: string;
    sku: number;
  }>`select seller_sku, l.sku from stock_item_listing l join stock_item i on i.sku = l.sku limit 1`.execute(app.db);
  const [mapped] = rows;
  const sold = await list('stockBalance', [{ field: 'ptSkus', op: 'in', value: [mapped!.seller_sku] }]);
  expect(sold.map(row => row['sku'])).toContain(mapped!.sku);
  expect(sold.every(row => (row['ptSkus'] as readonly string[]).length > 0)).toBe(true);
});

it('a file of the past says that reservations are not kept, as the screen does, by either way of writing it', async () => {
  const entry = app.registry.page('stockBalance')!;
  const access = (await loadAccess(app.db, superId, '2026-05-20'))!;
  const params = { columns: ['onHand', 'unallocated', 'atp'], sort: [] };
  const file = async (concurrent: boolean, filters: readonly Filter[]) => {
    const source = recordExports({ ...app, concurrent }, app.registry);
    const writing = { entry, access, params: { ...params, filters }, format: 'csv', language: 'en' } as const;
    return (await text(await writeExport(app.db, source, writing))).trim().split(/\r?\n/)[1];
  };
  for (const concurrent of [true, false]) {
    expect(await file(concurrent, [...of(other!), asOf('2026-05-22T00:00:00.000Z')])).toMatch(/^\d+,Not recorded,Not recorded$/);
    expect(await file(concurrent, of(other!))).toMatch(/^\d+,0,\d+$/);
  }
});
