import { Readable } from 'node:stream';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { changeOutbound } from '../../inventory/outbound/change-outbound.ts';
import { shipPieces } from '../../inventory/outbound/ship-pieces.ts';
import { outboundPlace } from '../../inventory/outbound/testing/outbound-place.ts';
import { orderPlace } from '../allocation/testing/order-place.ts';
import { sendConfirmations } from '../confirmation/send-confirmations.ts';
import { runDownload } from '../download/run-download.ts';
import { downloadBench } from '../download/testing/download-bench.ts';
import { orderReport } from '../download/testing/order-report.ts';

const bench = await downloadBench();
const { app, boss, shop, work } = bench;
const { run } = await outboundPlace(app.db, 'US-W', app.now);
const { put, skus, stockOf } = await orderPlace(app.db);
const [plain, cleared] = (
  await app.db
    .selectFrom('sku')
    .select('id')
    .where('id', 'in', [...skus])
    .where('kind', '=', 'single')
    .orderBy('id')
    .limit(2)
    .execute()
).map(({ id }) => id) as [number, number];
await sql`update sku set sales_status = 'clearance' where id = ${cleared}`.execute(app.db);
for (const sku of [plain, cleared]) await put('US-W', sku, 20);
const stock = () => Promise.all([plain, cleared].map(sku => stockOf('US-W', sku)));
const onHand = (rows: Awaited<ReturnType<typeof stock>>) => rows.map(({ available }) => available);

const map = async (sellerSku: string, sku: number) => {
  const values = { platform: 'amazon', store: shop.store, sellerSku, effectiveFrom: '2020-01-01', lines: [{ sku, qty: 1 }] };
  const reply = await app.post(recordPath({ service: 'item', path: 'sku_map' }, 'add'), { page: 'skuMap', values }, boss);
  expect(reply).toMatchObject({ code: 200 });
};
await map('PLAIN-1', plain);
await map('CLEAR-1', cleared);

const number = (at: number) => `116-8000${at}00-0000001`;
const [unmapped, badZip, first, second, clearance, fba] = [1, 2, 3, 4, 5, 6].map(number) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const merchant = [unmapped, badZip, first, second, clearance];
/** An order of one piece in Amazon's report of unshipped orders. */
const sold = (no: string, more: Readonly<Record<string, string>>) => ({
  'order-id': no,
  'order-item-id': no.replaceAll('-', '').slice(3),
  'buyer-email': `${more['recipient-name'] ?? no}@marketplace.amazon.com`,
  'recipient-name': no,
  'ship-address-1': `${no.slice(4, 8)} Oak St`,
  'quantity-purchased': '1',
  sku: 'PLAIN-1',
  ...more,
});
const ann = { 'recipient-name': 'Ann Oak', 'ship-address-1': '7 Oak St' };
const reports = [
  orderReport('amazon-orders.txt', [
    sold(unmapped, { sku: 'NOWHERE-1' }),
    sold(badZip, { 'ship-postal-code': '8950' }),
    sold(first, ann),
    sold(second, { ...ann, 'ship-address-1': '7 OAK ST.' }),
    sold(clearance, { sku: 'CLEAR-1' }),
  ]),
  orderReport('amazon-all-orders.txt', [
    { 'amazon-order-id': fba, 'order-status': 'Shipped', 'item-status': 'Shipped', 'fulfillment-channel': 'Amazon', sku: 'PLAIN-1' },
  ]),
];

interface Standing {
  readonly id: number;
  readonly version: number;
  readonly no: string;
  readonly orderNo: string;
  readonly status: string;
  readonly code: string | null;
  readonly issues: readonly string[] | null;
}
const standing = async (of: readonly string[] = merchant) =>
  (
    await sql<Standing>`select id, version, platform_order_id as no, order_no as "orderNo", status, abnormal_code as code,
      address_issues as issues from sales_order where platform_order_id = any(${of}::text[]) order by platform_order_id`.execute(app.db)
  ).rows;
const statuses = async (of?: readonly string[]) => (await standing(of)).map(({ status }) => status);
const act =
  (path: string, page: string, service = 'nova') =>
  async (action: string, targets: readonly { readonly id: number; readonly version: number }[], input: object = {}) => {
    const ticked = targets.map(({ id, version }) => ({ id, version }));
    const reply = await app.post(actionPath({ service, path }, action), { page, targets: ticked, input }, boss);
    expect(reply).toMatchObject({ code: 200 });
    return (reply.data as readonly { readonly refusal?: { readonly code: string } }[]).flatMap(({ refusal }) => refusal?.code ?? []);
  };
const orders = act('sales_order', 'orderList');

async function upload(words: string, at: number) {
  const file = await bench.held(`orders-${at}.txt`, Readable.from(words));
  await act('order_download', 'orderDownloadRecord')('uploadFile', [], { store: shop.store, file });
  const { rows } = await sql<{ id: number }>`select max(id) as id from order_download`.execute(app.db);
  await runDownload(work, rows[0]!.id);
  return bench.recordOf(rows[0]!.id);
}
/** Pieces of open reservations for these orders. */
const reserved = async () =>
  (
    await sql<{ sku: number; qty: number }>`
      select sku, sum(qty_open)::integer as qty from stock_reservation
      where demand_type = 'sales_order' and demand_no = any(${(await standing()).map(({ orderNo }) => orderNo)}::text[])
      group by sku having sum(qty_open) > 0 order by sku`.execute(app.db)
  ).rows;
const soldOn = async () =>
  (
    await sql<{ units: number }>`select coalesce(sum(units), 0)::integer as units from weekly_sales
      where sku in (${plain}, ${cleared})`.execute(app.db)
  ).rows[0]!.units;

it('[oms.md acceptance 1] six orders of a file stand as they should', async () => {
  for (const [at, words] of reports.entries()) expect(await upload(words, at)).toMatchObject({ status: 'success', failed: 0 });
  expect(await statuses()).toEqual(['abnormal', 'pendingReview', 'pendingReview', 'pendingReview', 'pendingReview']);
  const [one, two, three, four] = await standing();
  expect([one!.code, two!.issues]).toEqual(['UNMAPPED', ['E_ZIP_FORMAT']]);
  const { rows } = await sql<{ same: boolean }>`select count(distinct address_hash) = 1 as same from sales_order
    where id in (${three!.id}, ${four!.id})`.execute(app.db);
  expect([rows[0]!.same, await statuses([fba])]).toEqual([true, ['shipped']]);
});

it('[oms.md acceptance 2] mapped, corrected, reviewed, merged and allocated they are four parcels with reservations; the same file brings nothing', async () => {
  const before = await stock();
  await map('NOWHERE-1', plain);
  const [one, two] = await standing();
  expect(await orders('fix', [one!])).toEqual([]);
  expect(await orders('editAddress', [two!], { postcode: '89502' })).toEqual([]);
  expect(await orders('review', await standing())).toEqual([]);
  const pair = (await standing([first, second])).map(({ id: order, version }) => ({ order, version }));
  expect(await act('order_merge', 'pendingMerge')('merge', [], { orders: pair })).toEqual([]);
  expect((await statuses()).toSorted()).toEqual(['merged', 'pendingAllocate', 'pendingAllocate', 'pendingAllocate', 'pendingAllocate']);
  const open = (await standing()).filter(({ status }) => status === 'pendingAllocate');
  expect(await orders('allocate', open)).toEqual([]);
  expect((await statuses()).toSorted()).toEqual(['allocated', 'allocated', 'allocated', 'allocated', 'merged']);
  expect(await reserved()).toEqual([
    { sku: plain, qty: 4 },
    { sku: cleared, qty: 1 },
  ]);
  expect(onHand(await stock())).toEqual(onHand(before));
  for (const [at, words] of reports.entries()) expect(await upload(words, at + 2)).toMatchObject({ created: 0, updated: 0 });
});

it('[oms.md acceptance 3] shipped, each platform order has its confirmation, the pair with one tracking number; stock and weekly sales follow', async () => {
  const [before, units] = [await stock(), await soldOn()];
  expect(
    await orders(
      'submit',
      (await standing()).filter(({ status }) => status === 'allocated'),
    ),
  ).toEqual([]);
  const nos = (await standing()).map(({ orderNo }) => orderNo);
  const { rows } = await sql<{ id: number; version: number; no: string; items: readonly { lineNo: number; qty: number }[] }>`
    select b.id, b.version, b.outbound_no as no, (
      select json_agg(json_build_object('lineNo', l.line_no, 'qty', l.qty) order by l.line_no) from outbound_lines l
      where l.record_id = b.id) as items
    from outbound b where b.source_no = any(${nos}::text[]) order by b.id`.execute(app.db);
  expect(rows.length).toBe(4);
  expect(await act('outbound', 'logoutStock', 'wms')('getWaybill', rows)).toEqual([]);
  for (const { id, no, items } of rows) {
    await run(async context => changeOutbound(context, { id }, { status: 'packed' }, 'close'));
    const posted = await run(async context => shipPieces(context, { outboundId: id, idemKey: `outbound:${no}:ship:1`, items }));
    expect(posted).toMatchObject({ ok: true });
  }
  await sendConfirmations(app.db, app.registry, app.now());
  const { rows: said } = await sql<{ no: string; waybill: string }>`
    select platform_order_id as no, waybill_no as waybill from order_confirmation
    where platform_order_id = any(${merchant}::text[]) order by platform_order_id`.execute(app.db);
  expect(said.map(({ no }) => no)).toEqual(merchant);
  expect(said[2]!.waybill).toBe(said[3]!.waybill);
  expect(new Set(said.map(({ waybill }) => waybill)).size).toBe(4);
  expect(await reserved()).toEqual([]);
  expect(onHand(await stock())).toEqual(onHand(before).map((available, at) => available - [4, 1][at]!));
  expect(await soldOn()).toBe(units + 5);
});

it('[oms.md acceptance 4] what has left is not cancelled; an allocated order that is cancelled gives its pieces back', async () => {
  const shipped = (await standing()).find(({ status }) => status === 'shipped')!;
  expect(await orders('cancel', [shipped], { cancelReason: 'changed their mind' })).toEqual(['ALREADY_SHIPPED']);
  const late = number(7);
  expect(await upload(orderReport('amazon-orders.txt', [sold(late, {})]), 7)).toMatchObject({ created: 1 });
  const before = await stock();
  expect(await orders('review', await standing([late]))).toEqual([]);
  expect(await orders('allocate', await standing([late]))).toEqual([]);
  expect(await stock()).not.toEqual(before);
  expect(await orders('cancel', await standing([late]), { cancelReason: 'changed their mind' })).toEqual([]);
  expect([await statuses([late]), await stock()]).toEqual([['cancelling'], before]);
  expect([await orders('endCancel', await standing([late])), await statuses([late])]).toEqual([[], ['cancelled']]);
});
