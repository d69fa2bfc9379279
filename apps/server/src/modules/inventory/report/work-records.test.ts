import { drillConditions, drillOf, type RecordRow } from '@axle/page-kit';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createOutbound } from '../outbound/create-outbound.ts';
import { outboundPlace } from '../outbound/testing/outbound-place.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const admin = { signature: await app.signIn('superadmin'), language: 'en' as const };
const report = app.registry.page('warehouseWorkReport')!.page;
const records = app.registry.page('warehouseWorkRecord')!.page;
const place = await outboundPlace(app.db, 'DE-HAM', app.now);
const day = '2026-04-14';

async function list(page: typeof report, filters: readonly unknown[]): Promise<readonly RecordRow[]> {
  const { data } = await app.post(recordPath(page.resource!, 'list'), { page: page.key, filters, sort: page.sort, limit: 500 }, admin);
  return (data as { rows: RecordRow[] }).rows;
}

/** A receipt of two putaways, the last of which ends it. */
async function bringIn(): Promise<void> {
  const { warehouse, by, bins, skus } = place;
  const { rows } = await sql<{ receipt_no: string }>`
    insert into receipt (receipt_no, type, source_no, warehouse, arrived_at, dock_bin)
    values ('', 'purchase', 'PO-RECORDS', ${warehouse}, ${`${day}T04:30:00.000Z`}, ${bins[0]!}) returning receipt_no`.execute(app.db);
  for (const at of ['06:00', '07:00'])
    await sql`
      with p as (
        insert into putaway (putaway_no, receipt_no, warehouse, sku, from_bin, stock_status, qty, done_qty, state, ended_at)
        values ('', ${rows[0]!.receipt_no}, ${warehouse}, ${skus[0]!}, ${bins[0]!}, 'available', 5, 5, 'done', ${`${day}T${at}:00.000Z`})
        returning id
      ) insert into putaway_done (record_id, line_no, bin, qty, by, at) select id, 1, ${bins[1]!}, 5, ${by}, ${`${day}T${at}:00.000Z`}
      from p`.execute(app.db);
}

/**
 * What a person does on one day beside what the demo has: a receipt brought to its bin, picks, a short pick, a parcel let through, and
 * wrong scans of all three places.
 */
async function plant(): Promise<void> {
  const { warehouse, by, bins, skus } = place;
  await bringIn();
  const made = await place.run(context =>
    createOutbound(context, {
      outType: 'sale',
      sourceType: 'sales_order',
      sourceNo: 'SO-RECORDS',
      warehouse,
      country: place.country,
      lines: [{ sku: skus[1]!, qty: 9 }],
    }),
  );
  if (!made.ok) throw new Error(made.refusal.code);
  for (const at of ['08:05', '08:20', '23:59'])
    await sql`
      insert into pick (outbound, line_no, warehouse, bin, sku, qty, picked, picked_by, picked_at)
      values (${made.value.id}, 1, ${warehouse}, ${bins[0]!}, ${skus[1]!}, 2, 2, ${by}, ${`${day}T${at}:00.000Z`})`.execute(app.db);
  await sql`
    insert into pick_short (outbound, line_no, bin, sku, qty, reason, by, at)
    values (${made.value.id}, 1, ${bins[0]!}, ${skus[1]!}, 1, 'not there', ${by}, ${`${day}T11:30:00.000Z`})`.execute(app.db);
  const { rows } = await sql<{ id: number }>`
    insert into parcel (outbound_no, warehouse, state, packed_at, override_by, override_reason, created_by, created_at, updated_at)
    values (${made.value.outboundNo}, ${warehouse}, 'packed', ${`${day}T12:00:00.000Z`}, ${by}, 'tape was changed', ${by},
    ${`${day}T12:00:00.000Z`}, ${`${day}T12:00:00.000Z`})
    returning id`.execute(app.db);
  await sql`
    insert into parcel_scan (parcel, code, line_no, result, by, at)
    values (${rows[0]!.id}, 'AX', 0, 'ok', ${by}, ${`${day}T11:58:00.000Z`}), (${rows[0]!.id}, 'BX', null, 'wrong_sku', ${by},
    ${`${day}T11:59:00.000Z`})`.execute(app.db);
  await sql`
    insert into scan_refusal (warehouse, step, doc_no, code, refused, by, at)
    values (${warehouse}, 'receive', 'RC26041400001', '5901234123456', 'CHECK_DIGIT', ${by}, ${`${day}T09:00:00.000Z`}),
      (${warehouse}, 'pick', 'WV26041400001', 'A-1 X', 'UNKNOWN_BIN', ${by}, ${`${day}T10:00:00.000Z`})`.execute(app.db);
}

await plant();

/** Figures of the report that count records, each with what it counts. */
const counted = [
  'putReceipts',
  'putLines',
  'linesPicked',
  'shortPicks',
  'parcels',
  'weightOverrides',
  'wrongScans',
  'shipped',
  'linesCounted',
];

it('every figure opens as many records as it counts, of that person, warehouse and day', async () => {
  const rows = await list(report, [{ field: 'day', op: 'between', value: ['2026-01-01', '2026-12-31'] }]);
  const seen = new Map<string, number>();
  for (const row of rows)
    for (const figure of counted) {
      const count = Number(row[figure] ?? 0);
      if (count === 0) continue;
      if ((seen.get(figure) ?? 0) > 12) continue;
      const behind = await list(records, drillConditions(drillOf(report.drills![figure]!, row)!, row));
      expect([figure, row['day'], row['worker'], behind.length]).toEqual([figure, row['day'], row['worker'], count]);
      seen.set(figure, (seen.get(figure) ?? 0) + 1);
    }
  expect(counted.filter(figure => !seen.has(figure) && figure !== 'linesCounted')).toEqual([]);
});

it('a wrong scan shows what was scanned, why it was refused, and its document', async () => {
  const wrong = await list(records, [
    { field: 'kind', op: 'eq', value: 'wrong' },
    { field: 'warehouse', op: 'in', value: [place.warehouse] },
    { field: 'day', op: 'between', value: [day, day] },
  ]);
  expect(wrong).toMatchObject([
    { step: 'pack', docType: 'parcel', code: 'BX', cause: 'wrong_sku' },
    { step: 'pick', docType: 'wave', docNo: 'WV26041400001', code: 'A-1 X', cause: 'UNKNOWN_BIN' },
    { step: 'receive', docType: 'receipt', docNo: 'RC26041400001', code: '5901234123456', cause: 'CHECK_DIGIT' },
  ]);
  const pages = wrong.map(row => drillOf(records.drills!['docNo']!, row)!.page);
  expect(pages).toEqual(['parcelHandover', 'pickWave', 'receiveOrder']);
  expect(
    await list(records, [
      { field: 'kind', op: 'eq', value: 'dock' },
      { field: 'day', op: 'between', value: [day, day] },
    ]),
  ).toMatchObject([{ hours: '2.5', docType: 'receipt' }]);
  expect(
    await list(records, [
      { field: 'kind', op: 'eq', value: 'override' },
      { field: 'day', op: 'between', value: [day, day] },
    ]),
  ).toMatchObject([{ why: 'tape was changed', docType: 'parcel' }]);
});
