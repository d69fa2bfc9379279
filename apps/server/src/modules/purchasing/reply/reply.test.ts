import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { sentOrders } from './testing/sent-order.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, buyer, manager] = [await as('superadmin'), await as('buyer'), await as('purchasemanager')];
const of = await sentOrders(app, boss);
const proof = { id: randomUUID(), name: 'reply.pdf', bytes: 9 };
const by = (await app.db.selectFrom('app_user').select('id').where('account', '=', 'superadmin').executeTakeFirstOrThrow()).id;
await sql`insert into stored_file (id, name, bytes, sha256, media_type, created_by)
  values (${proof.id}, ${proof.name}, 9, ${'\\x00'}, 'application/pdf', ${by})`.execute(app.db);

const [first] = [{ orderLine: 1 }];
const byMail = (order: number, line: object = {}, more: object = {}) =>
  of.enter({ purchaseOrder: order, channel: 'mail', attachments: [proof], lines: [{ ...first, ...line }], ...more });
const came = async (order: number, line: object = {}, more: object = {}) => {
  const entered = await byMail(order, line, more);
  if (entered.id === undefined) throw new Error(String(entered.refused));
  return entered.id;
};
const line = async (order: number, at = 0) => ((await of.order(order))['lines'] as readonly object[])[at];

it('[R9c] 500 × 10.00 due 12-10 against 480 × 10.05 on 12-15: −20, five days, 0.5 %, −176.00, for the buyer', async () => {
  const order = await of.sent();
  const id = await came(order, { qty: 480, price: '10.05', date: '2026-12-15' });
  expect(await of.reply(id)).toMatchObject({
    state: 'pending',
    route: 'buyer',
    round: 1,
    qty_delta: -20,
    latest_shift: 5,
    price_delta: '0.5',
    amount_delta: '-176',
    kinds: ['qty', 'date', 'price'],
  });
  expect(await of.order(order)).toMatchObject({ state: 'replied', first_reply_at: expect.any(Number), order_version: 1 });
  expect(await of.step(id, 'acceptAll', {}, manager)).toBe('done');
  expect(await of.reply(id)).toMatchObject({ state: 'accepted', decided_by: expect.any(Number), lines: [{ outcome: 'accepted' }] });
  expect(await of.order(order)).toMatchObject({
    state: 'effective',
    order_version: 2,
    effective_at: expect.any(Number),
    amount_gross: '4824',
    changes: [
      { version: 2, cause: 'reply', field: 'qty', before: '500', after: '480' },
      { field: 'price', before: '10', after: '10.05' },
      { field: 'date', before: '2026-12-10', after: '2026-12-15' },
    ],
  });
  expect(await line(order)).toMatchObject({ promised_date: '2026-12-15', baseline_date: '2026-12-15', kpi_date: '2026-12-15' });
  const dates = await app.db
    .selectFrom('delivery_date')
    .select(['seq', 'old_date', 'new_date'])
    .where('purchase_order', '=', order)
    .execute();
  expect(dates).toMatchObject([{ seq: 1, old_date: null, new_date: '2026-12-15' }]);
});

it('[R9a] a price 2 % up goes through approval once more, and comes into force, or back to the buyer', async () => {
  const order = await of.sent();
  const id = await came(order, { price: '10.2' });
  expect(await of.reply(id)).toMatchObject({ route: 'reapprove' });
  expect(await of.step(id, 'acceptAll')).toBe('done');
  expect([await of.reply(id), await of.order(order)]).toMatchObject([{ state: 'reapprove' }, { state: 'approving', levels: 1 }]);
  expect(await of.stepOrder(order, 'recall')).toBe('REPLY_IN_APPROVAL');
  expect(await of.stepOrder(order, 'approve')).toBe('OWN_DOCUMENT');
  expect(await of.stepOrder(order, 'reject', { rejectReason: 'Too dear' }, manager)).toBe('done');
  expect([await of.reply(id), await of.order(order)]).toMatchObject([{ state: 'pending' }, { state: 'replied', order_version: 1 }]);
  expect(await of.step(id, 'acceptAll')).toBe('done');
  expect(await of.stepOrder(order, 'approve', {}, manager)).toBe('done');
  expect([await of.reply(id), await of.order(order)]).toMatchObject([
    { state: 'accepted' },
    { state: 'effective', order_version: 2, amount_gross: '5100', amount_cny: '5100' },
  ]);
});

it('[R9a] an order confirmed as it is takes effect without a click, and stays the version that it was', async () => {
  const order = await of.sent([{}, {}]);
  const id = await came(order);
  expect(await of.reply(id)).toMatchObject({ state: 'accepted', route: 'auto', confirmed: 2, line_count: 2 });
  expect(await of.order(order)).toMatchObject({ state: 'effective', order_version: 1 });
  expect(await line(order, 1)).toMatchObject({ baseline_date: '2026-12-10' });
});

it('[R121] an order confirmed as it is waits for its buyer where the supplier’s replies are not accepted by themselves', async () => {
  const order = await of.sent([{}]);
  const { supplier } = (await of.order(order)) as unknown as { supplier: number };
  await app.db.updateTable('supplier').set({ auto_accept: false }).where('id', '=', supplier).execute();
  const id = await came(order);
  await app.db.updateTable('supplier').set({ auto_accept: true }).where('id', '=', supplier).execute();
  expect(await of.reply(id)).toMatchObject({ state: 'pending', route: 'buyer', confirmed: 1 });
  expect(await of.order(order)).toMatchObject({ state: 'replied' });
});

it('[R9b] [R9e] says why a reply is not taken', async () => {
  const order = await of.sent();
  const codes = async (entry: object, more: object = {}) => (await byMail(order, entry, more)).refused;
  expect(await codes({}, { attachments: [] })).toBe('NO_PROOF');
  expect(await codes({}, { channel: 'portal' })).toBe('CHANNEL');
  expect(await codes({ orderLine: 2 })).toBe('NO_LINE');
  expect(await codes({ qty: 0 })).toBe('REASON');
  expect(await codes({ date: '2026-05-19' })).toBe('PAST');
  const splits = [{ orderLine: 1, qty: 499, date: '2026-12-10' }];
  expect(await codes({}, { splits })).toBe('SPLIT_SUM');
  expect(await codes({}, { basedOnVersion: 2 })).toBe('OLD_VERSION');
  const id = await came(order, { qty: 0, reason: 'Mould broken' });
  expect(await of.reply(id)).toMatchObject({ kinds: ['reject'], refused: 1, lines: [{ qty: 0, reason: 'Mould broken' }] });
  expect(await codes({})).toBe('NOT_AWAITED');
});

it('a refused reply, and lines that are not accepted, go back to the supplier for another round', async () => {
  const order = await of.sent([{}, {}]);
  const id = await came(order, { qty: 400 });
  expect(await of.step(id, 'refuse', { refuseReason: 'We need all of them' })).toBe('done');
  expect([await of.reply(id), await of.order(order)]).toMatchObject([{ state: 'refused' }, { state: 'sent', order_version: 1 }]);
  const again = await came(
    order,
    { qty: 450 },
    {
      lines: [
        { orderLine: 1, qty: 450 },
        { orderLine: 2, date: '2026-12-20' },
      ],
    },
  );
  expect(await of.reply(again)).toMatchObject({ round: 2, changed: 2 });
  expect(await of.step(again, 'acceptLine', { acceptedLines: ['3'] })).toBe('NO_LINE');
  expect(await of.step(again, 'acceptLine', { acceptedLines: ['2'], refuseReason: 'Line 1 stays' })).toBe('done');
  expect(await of.reply(again)).toMatchObject({ state: 'part', lines: [{ outcome: 'refused' }, { outcome: 'accepted' }] });
  expect(await of.order(order)).toMatchObject({ state: 'sent', order_version: 2, lines: [{ qty: 500 }, { promised_date: '2026-12-20' }] });
  const { order_no: no } = await of.order(order);
  const mails = await app.db.selectFrom('outgoing_mail').select(['kind', 'body']).where('biz_no', '=', String(no)).orderBy('id').execute();
  expect(mails.map(({ kind }) => kind)).toEqual(['PO_CHANGE', 'PO_CHANGE']);
  expect(mails[1]!.body).toMatch(/第2行 \S+：交期 2026-12-10 → 2026-12-20。Line 1 stays/);
  expect((await byMail(order, {}, { basedOnVersion: 1 })).refused).toBe('OLD_VERSION');
  expect(await of.reply(await came(order))).toMatchObject({ round: 3, state: 'accepted' });
});

it('a counter makes the order what we want and asks once more; it asks for nothing dearer', async () => {
  const order = await of.sent([{}, {}]);
  const id = await came(order, { qty: 400, date: '2026-12-30' });
  const counter = (...lines: readonly object[]) => of.step(id, 'counter', { refuseReason: 'Meet us halfway', lines });
  expect(await counter({ orderLine: 1, qty: 500 }, { orderLine: 2 })).toBe('NOTHING');
  expect(await counter({ orderLine: 1, price: '10.5' })).toBe('COUNTER_UP');
  expect(await counter({ orderLine: 3, qty: 1 })).toBe('NO_LINE');
  expect(await counter({ orderLine: 1, date: '2020-01-01' })).toBe('PAST');
  expect(await counter({ orderLine: 1, qty: 450, date: '2026-12-20' }, { orderLine: 2, price: '9.9' })).toBe('done');
  expect(await of.reply(id)).toMatchObject({ state: 'refused', lines: [{ qty: 400, outcome: 'refused' }, { outcome: 'refused' }] });
  expect(await of.order(order)).toMatchObject({
    state: 'sent',
    order_version: 2,
    lines: [
      { qty: 450, required_date: '2026-12-20' },
      { qty: 500, price: '9.9' },
    ],
    changes: [{ cause: 'buyer', field: 'qty' }, { field: 'date' }, { field: 'price' }],
  });
});

it('of two users who decide on one reply at the same time one succeeds, and the other is refused as outdated', async () => {
  const id = await came(await of.sent(), { qty: 480 });
  const { version } = await of.reply(id);
  const both = await Promise.all([of.step(id, 'acceptAll', {}, boss, version), of.step(id, 'acceptAll', {}, manager, version)]);
  expect(both.toSorted()).toEqual(['ROW_CHANGED', 'done']);
});

it('is void once its order is cancelled, and decided on only by users who may', async () => {
  const order = await of.sent();
  const id = await came(order, { qty: 480 });
  const auditor = await as('auditor');
  expect(await of.step(id, 'acceptAll', {}, auditor)).not.toBe('done');
  expect(await of.stepOrder(order, 'cancel', { cancelReason: 'Season is over' })).toBe('done');
  expect(await of.reply(id)).toMatchObject({ state: 'void' });
  expect(await of.step(id, 'acceptAll', {}, buyer)).not.toBe('done');
});
