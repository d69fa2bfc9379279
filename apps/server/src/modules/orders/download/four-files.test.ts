import { Readable } from 'node:stream';
import { actionPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { changeOutbound } from '../../inventory/outbound/change-outbound.ts';
import { outboundPlace } from '../../inventory/outbound/testing/outbound-place.ts';
import { shipPieces } from '../../inventory/outbound/ship-pieces.ts';
import { orderPlace } from '../allocation/testing/order-place.ts';
import { sendConfirmations } from '../confirmation/send-confirmations.ts';
import { intakeShop } from '../intake/testing/intake-bench.ts';
import { runDownload } from './run-download.ts';
import { downloadBench } from './testing/download-bench.ts';
import { fourReports, type PlatformReport } from './testing/four-reports.ts';

const bench = await downloadBench();
const { app, boss, shop, work } = bench;
const { run } = await outboundPlace(app.db, 'US-W', app.now);
for (const { store } of fourReports) if (store !== 'AMZ-NA') await intakeShop(app.db, store);
const { put, skus } = await orderPlace(app.db);
const { id: sku } = await app.db
  .selectFrom('sku')
  .select('id')
  .where('id', 'in', [...skus])
  .where('kind', '=', 'single')
  .orderBy('id')
  .limit(1)
  .executeTakeFirstOrThrow();
await put('US-W', sku, 2000);
await sql`update sku_map_lines set sku = ${sku} where sku = ${shop.sku} and record_id in (
  select id from sku_map where seller_sku = 'INTAKE-1')`.execute(app.db);
// what buyers at PartsGeek drive
await sql`insert into fitment (sku, make, model, year_from, year_to) values (${sku}, 'Honda', 'Civic', 2012, 2021)`.execute(app.db);
const numbers = fourReports.flatMap(report => report.numbers);

interface Standing {
  readonly id: number;
  readonly version: number;
  readonly no: string;
  readonly status: string;
  readonly tracking: string | null;
}
interface Outcome {
  readonly refusal?: { readonly code: string };
}
const standing = async (of: readonly string[] = numbers) =>
  (
    await sql<Standing>`select id, version, platform_order_id as no, status, tracking_status as tracking from sales_order
      where platform_order_id = any(${of}::text[]) order by id`.execute(app.db)
  ).rows;
const tally = (rows: readonly { readonly status: string }[]) =>
  Object.fromEntries([...Map.groupBy(rows, ({ status }) => status)].map(([status, own]) => [status, own.length]));
const on =
  (path: string, page: string, service = 'nova') =>
  async (action: string, targets: readonly Standing[], input: object = {}) => {
    const ticked = targets.map(({ id, version }) => ({ id, version }));
    const reply = await app.post(actionPath({ service, path }, action), { page, targets: ticked, input }, boss);
    expect({ action, code: reply.code }).toEqual({ action, code: 200 });
    return (reply.data as readonly Outcome[]).flatMap(({ refusal }) => refusal?.code ?? []);
  };
const orders = on('sales_order', 'orderList');

/** Uploads a report as a user does, and lets the worker take it in. */
async function upload({ store, name, words }: PlatformReport) {
  const file = await bench.held(name, Readable.from(words));
  await on('order_download', 'orderDownloadRecord')('uploadFile', [], { store: await bench.storeOf(store), file });
  const { rows } = await sql<{ id: number }>`select max(id) as id from order_download`.execute(app.db);
  await runDownload(work, rows[0]!.id);
  return bench.recordOf(rows[0]!.id);
}

/** The warehouses take the waybills, pack every parcel and let it go; what is packed is not stopped any more. */
async function ship(): Promise<void> {
  const { rows } = await sql<Standing & { items: readonly { lineNo: number; qty: number }[] }>`
    select b.id, b.version, b.outbound_no as no, (
      select json_agg(json_build_object('lineNo', l.line_no, 'qty', l.qty) order by l.line_no) from outbound_lines l
      where l.record_id = b.id) as items
    from outbound b join sales_order o on o.order_no = b.source_no where o.platform_order_id = any(${numbers}::text[])
    order by b.id`.execute(app.db);
  expect(await on('outbound', 'logoutStock', 'wms')('getWaybill', rows)).toEqual([]);
  for (const { id } of rows) await run(async context => changeOutbound(context, { id }, { status: 'packed' }, 'close'));
  const packed = (await standing()).findLast(({ status }) => status === 'submitted');
  expect(await orders('recall', [packed!])).toEqual(['PACKED']);
  expect(await orders('cancel', [packed!], { cancelReason: 'too late' })).toEqual(['ALREADY_PACKED']);
  for (const { id: outboundId, no, items } of rows) {
    const posted = await run(async context => shipPieces(context, { outboundId, idemKey: `outbound:${no}:ship:1`, items }));
    expect(posted).toMatchObject({ ok: true });
  }
}

it('50 orders come from each of four files, and none twice', async () => {
  for (const report of fourReports) expect(await upload(report)).toMatchObject({ status: 'success', pulled: 50, created: 50 });
  expect(await upload(fourReports[0]!)).toMatchObject({ pulled: 50, created: 0, skipped: 50 });
  expect(tally(await standing())).toEqual({ pendingReview: 200 });
});

it('the one with a bad address is held; the others pass their review', async () => {
  expect(await orders('review', await standing())).toEqual(['E_ZIP_FORMAT']);
  const bad = (await standing()).filter(({ status }) => status === 'pendingReview');
  expect(await orders('hold', bad, { holdReason: 'address' })).toEqual([]);
  expect(tally(await standing())).toEqual({ pendingAllocate: 199, held: 1 });
});

it('two orders of one buyer on each platform are merged, and those of two lines are split', async () => {
  const stores = await Promise.all(fourReports.map(({ store }) => bench.storeOf(store)));
  expect(await on('order_merge', 'pendingMerge')('batchMerge', [], { store: stores })).toEqual([]);
  expect(tally(await standing())).toEqual({ pendingAllocate: 195, merged: 4, held: 1 });
  for (const report of fourReports) {
    const parts = [1, 2].map(part => ({ part, lineNo: part, qty: 1 }));
    expect(await orders('splitInto', await standing([report.numbers[3]!]), { parts })).toEqual([]);
  }
  expect(tally(await standing())).toEqual({ pendingAllocate: 199, split: 4, merged: 4, held: 1 });
});

it('they are allocated, submitted and shipped, and each platform has a file of their tracking numbers without the held one', async () => {
  const inStatus = async (status: string) => (await standing()).filter(row => row.status === status);
  expect(await orders('allocate', await inStatus('pendingAllocate'))).toEqual([]);
  expect(await orders('submit', await inStatus('allocated'))).toEqual([]);
  expect(tally(await standing())).toEqual({ submitted: 199, split: 4, merged: 4, held: 1 });
  await ship();
  expect(tally(await standing())).toEqual({ shipped: 199, split: 4, merged: 4, held: 1 });
  await sendConfirmations(app.db, app.registry, app.now());
  for (const { platform, numbers: own } of fourReports) {
    const gone = (await standing(own)).filter(({ status }) => status !== 'held');
    const ids = gone.map(({ id }) => `id=${id}`).join('&');
    const file = await app.file(`${actionPath({ service: 'nova', path: 'sales_order' }, 'confirmFile')}?${ids}`, boss);
    const [, ...rows] = file.trim().split(/\r?\n/);
    const named = rows.map(row => row.split(/[\t,]/)[0]!.replaceAll('"', ''));
    expect({ platform, named: named.toSorted() }).toEqual({
      platform,
      named: [...own.filter((_, at) => platform !== 'partsgeek' || at !== 2), own[3]!].toSorted(),
    });
  }
  const waiting = (await standing()).filter(({ tracking }) => tracking === 'waiting');
  expect(await orders('confirmSent', waiting)).toEqual([]);
  expect((await standing()).filter(({ status, tracking }) => status === 'shipped' && tracking !== 'sent')).toEqual([]);
});
