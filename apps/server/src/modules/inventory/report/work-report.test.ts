import type { RecordRow } from '@axle/page-kit';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createOutbound } from '../outbound/create-outbound.ts';
import { outboundPlace } from '../outbound/testing/outbound-place.ts';
import { figuresCalls } from '../../../platform/resources/gateway/figures-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...figuresCalls({ database: db, registry })]);
const admin = { signature: await app.signIn('superadmin'), language: 'en' as const };
const clerk = { signature: await app.signIn('whclerk'), language: 'en' as const };
const { page } = app.registry.page('warehouseWorkReport')!;
const place = await outboundPlace(app.db, 'DE-HAM', app.now);
const day = '2026-04-14';
const here = [
  { field: 'day', op: 'between', value: [day, day] },
  { field: 'warehouse', op: 'in', value: [place.warehouse] },
  { field: 'worker', op: 'eq', value: place.by },
];
const list = async (as = admin) =>
  (
    (await app.post(recordPath(page.resource!, 'list'), { page: page.key, filters: here, sort: page.sort, limit: 50 }, as)).data as {
      rows: RecordRow[];
    }
  ).rows;

// targets of the demo make room for those of the test
await sql`delete from work_target`.execute(app.db);

it('accept: 8 receipts with dock-to-stock 2,3,3,4,5,8,20,30 h → median 4.5, p90 (nearest rank) 30', async () => {
  const [sku, bin] = [place.skus[0]!, place.bins[0]!];
  for (const [at, hours] of [20, 3, 2, 8, 3, 30, 5, 4].entries()) {
    const done = `${day}T10:${10 + at}:00.000Z`;
    const { rows } = await sql<{ receipt_no: string }>`
      insert into receipt (receipt_no, type, source_no, warehouse, arrived_at, dock_bin)
      values ('', 'purchase', ${`PO-W${at}`}, ${place.warehouse}, ${done}::timestamptz - make_interval(hours => ${hours}::integer), ${bin})
      returning receipt_no`.execute(app.db);
    await sql`
      with p as (
        insert into putaway (putaway_no, receipt_no, warehouse, sku, from_bin, stock_status, qty, done_qty, state, ended_at)
        values ('', ${rows[0]!.receipt_no}, ${place.warehouse}, ${sku}, ${bin}, 'available', 5, 5, 'done', ${done}) returning id
      ) insert into putaway_done (record_id, line_no, bin, qty, by, at) select id, 1, ${place.bins[1]!}, 5, ${place.by}, ${done}
      from p`.execute(app.db);
  }
  expect(await list()).toMatchObject([{ putReceipts: 8, dockMedian: '4.5', dockP90: '30', putLines: 8, putPerHour: '8', below: false }]);
  const board = await app.post(recordPath(page.resource!, 'figures'), { page: page.key, figures: 'course', filters: here }, admin);
  expect(board.data).toMatchObject({ median: { value: 4.5 }, p90: { value: 30 } });
});

it('counts lines picked over the hours in which there were any, and short picks; targets hold from their day on', async () => {
  await place.run(async context => {
    const made = await createOutbound(context, {
      outType: 'sale',
      sourceType: 'sales_order',
      sourceNo: 'SO-WORK',
      warehouse: place.warehouse,
      country: place.country,
      lines: [{ sku: place.skus[1]!, qty: 9 }],
    });
    if (!made.ok) throw new Error(made.refusal.code);
    for (const at of ['08:05', '08:20', '08:40', '11:10', '11:20'])
      await sql`
        insert into pick (outbound, line_no, warehouse, bin, sku, qty, picked, picked_by, picked_at)
        values (${made.value.id}, 1, ${place.warehouse}, ${place.bins[0]!}, ${place.skus[1]!}, 1, 1, ${place.by},
        ${`${day}T${at}:00.000Z`})`.execute(context.transaction);
    await sql`
      insert into pick_short (outbound, line_no, bin, sku, qty, reason, by, at)
      values (${made.value.id}, 1, ${place.bins[0]!}, ${place.skus[1]!}, 1, 'not there', ${place.by}, ${`${day}T11:30:00.000Z`})`.execute(
      context.transaction,
    );
  });
  expect(await list()).toMatchObject([{ linesPicked: 5, pickedPerHour: '2.5', shortPicks: 1, steps: ['putaway', 'pick'], below: false }]);
  const set = (effectiveFrom: string, target: string, as = admin) =>
    app.post(
      actionPath(page.resource!, 'setTarget'),
      { page: page.key, targets: [], input: { warehouse: place.warehouse, step: 'pick', target, effectiveFrom } },
      as,
    );
  expect(await set('2026-04-15', '9')).toMatchObject({ code: 200 });
  expect(await list()).toMatchObject([{ below: false }]);
  expect(await set('2026-04-01', '3')).toMatchObject({ code: 200 });
  expect(await list()).toMatchObject([{ pickTarget: '3', below: true }]);
  expect(await set('2026-04-01', '1', clerk)).toMatchObject({ reason: 'NOT_FOUND' });
  expect(await list(clerk)).toEqual([]);
});

it('counts parcels an hour, wrong scans, weight overrides and how right counts were, with the day’s bounds to drill by', async () => {
  const { warehouse, by, bins, skus } = place;
  const wholeDay = [
    { field: 'day', op: 'between', value: ['2026-04-20', '2026-04-20'] },
    { field: 'warehouse', op: 'in', value: [warehouse] },
    { field: 'worker', op: 'eq', value: by },
  ];
  const made = await place.run(context =>
    createOutbound(context, {
      outType: 'sale',
      sourceType: 'sales_order',
      sourceNo: 'SO-PACKED',
      warehouse,
      country: place.country,
      lines: [{ sku: skus[2]!, qty: 9 }],
    }),
  );
  if (!made.ok) throw new Error(made.refusal.code);
  for (const [at, override] of [
    ['08:05', null],
    ['08:40', by],
    ['09:10', null],
  ] as const) {
    const moment = `2026-04-20T${at}:00.000Z`;
    const { rows } = await sql<{ id: number }>`
      insert into parcel (outbound_no, warehouse, state, packed_at, override_by, created_by, created_at, updated_at)
      values (${made.value.outboundNo}, ${warehouse}, 'packed', ${moment}, ${override}, ${by}, ${moment}, ${moment}) returning id`.execute(
      app.db,
    );
    await sql`
      insert into parcel_scan (parcel, code, line_no, result, by, at)
      values (${rows[0]!.id}, 'AX', 0, 'ok', ${by}, ${moment}), (${rows[0]!.id}, 'BX', null, 'wrong_sku', ${by}, ${moment})`.execute(
      app.db,
    );
  }
  const { rows: counts } = await sql<{ id: number }>`
    insert into stocktake (type, warehouse, planned_on, mode, state, created_by) values ('spot', ${warehouse}, '2026-04-20', 'lock',
    'review', ${by}) returning id`.execute(app.db);
  await sql`insert into stocktake_bin (stocktake, bin, round, submitted_by, submitted_at)
    values (${counts[0]!.id}, ${bins[3]!}, 1, ${by}, '2026-04-20T12:00:00.000Z')`.execute(app.db);
  for (const [at, final] of [10, 10, 10, 9].entries())
    await sql`
      insert into stocktake_line (stocktake, bin, sku, book_qty, count1, count1_by, final)
      values (${counts[0]!.id}, ${bins[3]!}, ${skus[3 + at]!}, 10, ${final}, ${by}, ${final})`.execute(app.db);
  const { data } = await app.post(
    recordPath(page.resource!, 'list'),
    { page: page.key, filters: wholeDay, sort: page.sort, limit: 50 },
    admin,
  );
  expect((data as { rows: RecordRow[] }).rows).toMatchObject([
    {
      parcels: 3,
      parcelsPerHour: '1.5',
      wrongScans: 3,
      weightOverrides: 1,
      linesCounted: 4,
      countRightPct: '75',
      steps: ['pack', 'count'],
    },
  ]);
});

it('notes what the receiving station and the walk refuse, once however often it is sent', async () => {
  const { rows } = await sql<{ id: number; version: number; receipt_no: string }>`
    select id, version, receipt_no from receipt where state = 'counting' order by id limit 1`.execute(app.db);
  const receipt = rows[0]!;
  const station = app.registry.resource('receiptLine')!.resource;
  const { before } = await app.db
    .selectFrom('scan_refusal')
    .select(eb => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('before'))
    .executeTakeFirstOrThrow();
  const key = '5d0f3a52-54a8-4f0e-9c1e-6f1c9b0f7a11';
  const scan = async () =>
    app.post(actionPath(station, 'scan'), { page: 'receiveStation', input: { receipt: receipt.id, code: '5901234123456' }, key }, admin);
  expect(JSON.stringify([await scan(), await scan()])).toContain('CHECK_DIGIT');
  const noted = await app.db.selectFrom('scan_refusal').select(['step', 'doc_no', 'code', 'refused']).where('id', '>', before).execute();
  expect(noted).toEqual([{ step: 'receive', doc_no: receipt.receipt_no, code: '5901234123456', refused: 'CHECK_DIGIT' }]);
});

it('the work of a step is that of the rows which have it', async () => {
  const board = await app.post(recordPath(page.resource!, 'figures'), { page: page.key, figures: 'course', filters: here }, admin);
  const { steps } = board.data as { steps: { points: readonly { key: string; value: number }[] } };
  const columns = {
    receive: 'receipts',
    putaway: 'putLines',
    pick: 'linesPicked',
    pack: 'parcels',
    ship: 'shipped',
    count: 'linesCounted',
  };
  expect(steps.points.map(({ key }) => key)).toEqual(Object.keys(columns));
  for (const { key, value } of steps.points) {
    const reply = await app.post(
      recordPath(page.resource!, 'list'),
      { page: page.key, filters: [...here, { field: 'steps', op: 'in', value: [key] }], sort: page.sort, limit: 200 },
      admin,
    );
    const { rows } = reply.data as { rows: RecordRow[] };
    expect([key, rows.reduce((sum, row) => sum + Number(row[columns[key as keyof typeof columns]] ?? 0), 0)]).toEqual([key, value]);
  }
});
