import { randomUUID } from 'node:crypto';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { type CallAs, demoApp } from '../../../testing/demo-app.ts';
import { lines, linesInForce } from '../delivery/testing/lines-in-force.ts';
import type { Row } from '../reply/testing/sent-order.ts';
import { leadReceipt } from './lead-receipt.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, other] = [await as('superadmin'), await as('purchasemanager')];
const of = await linesInForce(app, boss);
const batches = { service: 'purchase-service', path: 'ship_batch' };
const reports = { service: 'purchase-service', path: 'receive_report' };
const page = 'receiveReports';

/** A picture that a user sent. */
async function picture(by = 'superadmin') {
  const file = { id: randomUUID(), name: 'dock.png', bytes: 9 };
  await sql`insert into stored_file (id, name, media_type, bytes, sha256, created_by)
    select ${file.id}, ${file.name}, 'image/png', ${file.bytes}, ${'0'.repeat(64)}, id from app_user where account = ${by}`.execute(app.db);
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
const read = async (id: number, who: CallAs = boss) => (await app.get(`${recordPath(reports, 'read')}?id=${id}`, who)).data as Row;
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
  const { id } = await app.db
    .selectFrom('receipt')
    .select('id')
    .where('source_no', '=', String(batch['batch_no']))
    .executeTakeFirstOrThrow();
  await app.db.transaction().execute(async transaction => {
    const access = { userId: 1, isSuper: true, roles: [], scopes: new Map(), blocks: [] };
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
