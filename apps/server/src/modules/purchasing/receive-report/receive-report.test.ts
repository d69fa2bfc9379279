import { unrestricted } from '@axle/permissions';
import { randomUUID } from 'node:crypto';
import { actionPath, mainPaths, recordPath, replyCodes } from '@axle/wire';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { type CallAs, demoApp } from '../../../testing/demo-app.ts';
import { lines, linesInForce } from '../delivery/testing/lines-in-force.ts';
import type { Row } from '../reply/testing/sent-order.ts';
import { leadReceipt } from './lead-receipt.ts';
import { reportCalls } from './report-calls.ts';
import { reportLinkSite } from './report-link-site.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...proposalCalls({ database: db, registry }),
  ...reportCalls({ database: db, registry } as Parameters<typeof reportCalls>[0]),
]);
const site = fastify();
reportLinkSite(site, { database: app.db, registry: app.registry, files: {} as FileFolder, now: app.now });
afterAll(() => site.close());
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, other] = [await as('superadmin'), await as('purchasemanager')];
const of = await linesInForce(app, boss);
const batches = { service: 'purchase-service', path: 'ship_batch' };
const reports = { service: 'purchase-service', path: 'receive_report' };
const page = 'receiveReports';

/** A picture that a user sent. */
async function picture() {
  const file = { id: randomUUID(), name: 'dock.png', bytes: 9 };
  const stored = { ...file, media_type: 'image/png', sha256: '0'.repeat(64), created_by: 1 };
  await app.db.insertInto('stored_file').values(stored).execute();
  return [file];
}
/** A batch of an order that left for a warehouse, with so many pieces of its first line. */
async function shipped(warehouse: string, qty: number, columns = ''): Promise<Row> {
  const order = await of.inForce('2026-12-10');
  await sql`update purchase_order set warehouse = (select id from warehouse where code = ${warehouse}) where id = ${order}`.execute(app.db);
  if (columns !== '') await sql`update purchase_order_lines set ${sql.raw(columns)} where record_id = ${order}`.execute(app.db);
  const [line] = await of.linesOf(order);
  const batch = { shipDate: '2026-05-20', eta: '2026-05-25', lines: [{ orderLine: 1, qty }] };
  expect(await of.act(lines, [line!], ['deliveryTracking', 'createBatch'], batch)).toEqual(['done']);
  const [made] = await of.listed(batches, 'shipBatches', [{ field: 'purchaseOrder', op: 'in', value: [order] }]);
  expect(await of.act(batches, [made!], ['shipBatches', 'ship'], {})).toEqual(['done']);
  return made!;
}
const read = async (id: number) => (await app.get(`${recordPath(reports, 'read')}?id=${id}`, boss)).data as Row;
const add = async (batch: Row, figures: object, more: object = {}) => {
  const values = { shipBatch: batch.id, receiver: 'Joe Dock', lines: [{ orderLine: 1, ...figures }], ...more };
  const reply = await app.post(recordPath(reports, 'add'), { page, values }, boss);
  return reply.code === replyCodes.ok ? (reply.data as Row) : reply.reason;
};
const step = async ({ id }: Row, action: string, input: object = {}, who: CallAs = boss) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(reports, action), { page, targets: [{ id, version }], input }, who);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const orderLine = async (batch: Row) => ((await of.order(Number(batch['purchase_order'])))['lines'] as readonly Row[])[0]!;
const figures = { counted: 298, good: 290, damaged: 8 };
const evidence = async () => ({ photos: await picture(), signature: await picture() });

it('[R67] [R68] shipped 300, counted 298 of which 8 damaged: short 2, over 0; it is not submitted without a photo', async () => {
  const batch = await shipped('US-3PL-HOU', 300);
  expect(await add(batch, { counted: 298, good: 291, damaged: 8 })).toBe('SUM');
  const row = (await add(batch, figures, { signature: await picture() })) as Row;
  expect(await read(row.id)).toMatchObject({
    rr_no: expect.stringMatching(/^RR/),
    state: 'draft',
    seal_intact: true,
    lines: [{ shipped: 300, counted: 298, good: 290, damaged: 8, short: 2, over: 0 }],
  });
  expect(await add(batch, figures)).toBe('REPORT_TWICE');
  expect(await step(row, 'submit')).toBe('PHOTO');
  expect(await step(row, 'void', { voidReason: 'Wrong batch' })).toBe('done');
  const bare = (await add(batch, {}, { receiver: undefined })) as Row;
  expect(await step(bare, 'submit')).toBe('NOT_ENTERED');
});

it('[R69] [R76] [R78] confirmed by somebody else, twice at once, its pieces come once, and the carrier is claimed from', async () => {
  const batch = await shipped('US-3PL-HOU', 300);
  const row = (await add(batch, figures, await evidence())) as Row;
  expect(await step(row, 'confirm', { shortWay: 'claim' }, other)).toBe('STATE');
  expect(await step(row, 'submit')).toBe('done');
  expect(await step(row, 'confirm', { shortWay: 'claim' })).toBe('OWN_REPORT');
  expect(await step(row, 'return', { returnReason: 'Photo is blurred' }, other)).toBe('done');
  expect(await step(row, 'submit')).toBe('done');
  expect(await step(row, 'confirm', {}, other)).toBe('SHORT_WAY');
  const both = await Promise.all([step(row, 'confirm', { shortWay: 'claim' }, other), step(row, 'confirm', { shortWay: 'claim' }, other)]);
  expect(both.filter(one => one === 'done')).toHaveLength(1);
  expect(await orderLine(batch)).toMatchObject({ received_qty: 298 });
  const { rows } = await sql<object>`select r.state, r.receipt_no = ${String((await read(row.id))['receipt_no'])} as own,
      l.good_qty + l.hold_qty as good, l.damaged_qty as damaged,
      (select json_agg(json_build_object('party', c.party, 'type', c.type, 'qty', c.qty) order by c.type) from claim c
        where c.biz_no = ${String((await read(row.id))['rr_no'])}) as claims,
      (select count(*)::integer from ledger_voucher v where v.biz_type = 'receipt' and v.biz_no = r.receipt_no) as vouchers
    from receipt r join receipt_lines l on l.record_id = r.id where r.source_no = ${batch['batch_no']}`.execute(app.db);
  expect(rows).toMatchObject([
    {
      state: 'closed',
      own: true,
      good: 290,
      damaged: 8,
      claims: [
        { party: 'carrier', type: 'damage', qty: 8 },
        { type: 'lost', qty: 2 },
      ],
    },
  ]);
});

it('[R76] a shortage is deducted instead of claimed, not behind a broken seal', async () => {
  const batch = await shipped('US-3PL-HOU', 300);
  const short = { counted: 298, good: 298, damaged: 0 };
  const row = (await add(batch, short, { ...(await evidence()), sealIntact: false })) as Row;
  await step(row, 'submit');
  expect(await step(row, 'confirm', { shortWay: 'deduct' }, other)).toBe('SEAL_BROKEN');
  await step(row, 'void', { voidReason: 'Seal was whole' });
  const whole = (await add(batch, short, await evidence())) as Row;
  await step(whole, 'submit');
  expect(await step(whole, 'confirm', { shortWay: 'deduct' }, other)).toBe('done');
  const { rows } =
    await sql<object>`select d.type, d.defect_qty as qty, (select count(*)::integer from claim c where c.biz_no = d.source_no) as claims
    from deduction d where d.source_no = ${String((await read(whole.id))['rr_no'])}`.execute(app.db);
  expect(rows).toEqual([{ type: 'short', qty: 2, claims: 0 }]);
});

it('[R67] of 510 that may be received with 300 received, 211 are refused and 210 come', async () => {
  const batch = await shipped('US-3PL-HOU', 200, 'shipped_qty = 300, received_qty = 300');
  expect(await add(batch, { counted: 211, good: 211, damaged: 0 })).toBe('OVER_DELIVERY');
  const row = (await add(batch, { counted: 210, good: 210, damaged: 0 }, await evidence())) as Row;
  expect([await step(row, 'submit'), await step(row, 'confirm', {}, other)]).toEqual(['done', 'done']);
  expect(await orderLine(batch)).toMatchObject({ received_qty: 510 });
});

it('[R69] where the warehouse counts at a station, the report says what its receipt says', async () => {
  const batch = await shipped('CN-SZ', 300);
  const row = (await add(batch, figures, await evidence())) as Row;
  await step(row, 'submit');
  expect(await step(row, 'confirm', {}, other)).toBe('NOT_COUNTED');
  const { rows: receipts } = await sql<{ id: number }>`select id from receipt where source_no = ${batch['batch_no']}`.execute(app.db);
  const { id } = receipts[0]!;
  await app.db.transaction().execute(async transaction => {
    const access = unrestricted(1);
    for (const one of ['arrive', 'start', 'finish'] as const)
      expect(await leadReceipt(transaction, { registry: app.registry, access, now: app.now() }, id, one)).toMatchObject({ ok: true });
  });
  const counted = (good: number) =>
    sql`update receipt_lines set good_qty = ${good}, damaged_qty = 8
      where record_id = ${id}`.execute(app.db);
  await counted(289);
  expect(await step(row, 'confirm', {}, other)).toBe('DIFFERS');
  await counted(290);
  expect(await step(row, 'confirm', {}, other)).toBe('done');
  expect(await read(row.id)).toMatchObject({ state: 'confirmed', receipt_no: expect.stringMatching(/^RC/) });
});

it('[R77] a link opens one report to fill it in: no price, no confirming, no other document; one that is revoked opens nothing', async () => {
  const [one, two] = [await shipped('US-3PL-HOU', 300), await shipped('US-3PL-HOU', 300)];
  const [row, beside] = [(await add(one, figures, { signature: await picture() })) as Row, (await add(two, figures)) as Row];
  const [rrNo, besideNo] = [String((await read(row.id))['rr_no']), String((await read(beside.id))['rr_no'])];
  const share = async (access: string, more: object = {}) => {
    const reply = await app.post(mainPaths.receiveReportShare, { rrNo, access, days: 7, revoke: false, ...more }, boss);
    return String((reply.data as { address?: string } | undefined)?.address ?? reply.reason).split('t=')[1];
  };
  const ask = async (call: string, token: string, body: object) => {
    const headers = { 'x-share-token': token };
    const reply = await site.inject({ method: 'POST', url: `/shared/receive-report/${call}`, headers, payload: body });
    return { status: reply.statusCode, body: reply.body, code: reply.json<{ refusals?: { code: string }[] }>().refusals?.[0]?.code, reply };
  };
  expect(await share('fill', { days: 31 })).toBeUndefined();
  const [fill, view] = [(await share('fill'))!, (await share('view'))!];
  const { status, body, reply } = await ask('open', fill, { rrNo });
  expect([status, reply.headers['referrer-policy'], reply.headers['x-robots-tag']]).toEqual([200, 'no-referrer', 'noindex']);
  expect(reply.json()).toMatchObject({
    state: 'draft',
    may: { fill: true, confirm: false, share: false, void: false },
    lines: [{ shipped: 300, short: 2 }],
  });
  expect(body).not.toMatch(/price|amount|supplier|currency/i);
  expect([await ask('open', fill, { rrNo: besideNo }), await ask('open', 'x'.repeat(43), { rrNo })]).toMatchObject([
    { status: 404, code: 'NOT_FOUND' },
    { status: 404, code: 'BAD_LINK' },
  ]);
  const { version } = await read(row.id);
  const typed = { rrNo, version, values: { note: 'Two cartons crushed' } };
  expect([await ask('save', view, typed), await ask('save', fill, typed)]).toMatchObject([{ status: 404 }, { status: 200 }]);
  expect(await read(row.id)).toMatchObject({ note: 'Two cartons crushed', lines: [{ counted: 298 }] });
  expect(await ask('submit', fill, { rrNo, version: Number(version) + 1 })).toMatchObject({ status: 422, code: 'PHOTO' });
  const { rows } = await sql<object>`select access, opens, (select count(*)::integer from share_link_open o where o.link = l.id) as logged
    from share_link l where l.record = ${row.id} order by l.id`.execute(app.db);
  expect(rows).toEqual([
    { access: 'fill', opens: 2, logged: 2 },
    { access: 'view', opens: 0, logged: 0 },
  ]);
  await share('view', { revoke: true });
  expect(await ask('open', fill, { rrNo })).toMatchObject({ status: 404, code: 'BAD_LINK' });
});
