import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { mainPaths } from '@axle/wire';
import { recordCalls } from '../../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../../testing/demo-app.ts';
import { sentOrders } from '../testing/sent-order.ts';
import { replyLinkCalls } from './link-call.ts';
import { replySite } from './reply-site.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...replyLinkCalls({ database: db, registry } as Parameters<typeof replyLinkCalls>[0]),
]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, auditor] = [await as('superadmin'), await as('auditor')];
const of = await sentOrders(app, boss);
const site = fastify();
replySite(site, { database: app.db, registry: app.registry, now: app.now });
afterAll(() => site.close());

const ask = (order: number, revoke = false, who = boss) => app.post(mainPaths.supplierReplyLink, { order, revoke }, who);
const linkTo = async (order: number, revoke = false) => ((await ask(order, revoke)).data as { address: string }).address;
const open = async (url: string, ip = '10.1.0.1') => {
  const { statusCode, body, headers } = await site.inject({ url, remoteAddress: ip });
  return { status: statusCode, body, headers };
};
const submit = async (url: string, fields: Readonly<Record<string, string>>) => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await site.inject({ method: 'POST', url, headers: type, payload: new URLSearchParams(fields).toString() });
  return { status: reply.statusCode, body: reply.body };
};
const asOrdered = { qty1: '500', price1: '10', date1: '2026-12-10' };
const replyTo = async (order: number) =>
  app.db.selectFrom('supplier_reply').selectAll().where('purchase_order', '=', order).orderBy('round', 'desc').executeTakeFirst();

it('shows one order to the holder of its link, in the language of the supplier, and keeps the hash alone', async () => {
  const order = await of.sent();
  const address = await linkTo(order);
  const { status, body, headers } = await open(address);
  expect([status, headers['cache-control'], headers['referrer-policy'], headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'no-referrer',
    'noindex',
  ]);
  expect(body).toContain('采购订单确认');
  expect(body).not.toContain('<script');
  await sql`update supplier set portal_language = 'en' where id = (select supplier from purchase_order where id = ${order})`.execute(
    app.db,
  );
  expect((await open(address)).body).toContain('Purchase order reply');
  const token = address.split('t=')[1]!;
  const { rows } = await sql<{ kept: boolean }>`
    select exists (select from supplier_reply_link l where l::text like ${`%${token}%`}) as kept`.execute(app.db);
  expect(rows[0]!.kept).toBe(false);
});

it('confirmed as it is puts the order in force, once', async () => {
  const order = await of.sent();
  const address = await linkTo(order);
  expect(await submit(address, asOrdered)).toMatchObject({ status: 200, body: expect.stringContaining('Received') });
  expect(await replyTo(order)).toMatchObject({ channel: 'portal', state: 'accepted', route: 'auto' });
  expect(await of.order(order)).toMatchObject({ state: 'effective' });
  const [again, posted] = [await open(address), await submit(address, asOrdered)];
  expect([again.status, posted.status]).toEqual([410, 410]);
  expect(again.body).toContain('already submitted');
});

it('takes pieces, price, day, parts and refusals, and says what is wrong with them beside what was typed', async () => {
  const order = await of.sent([{}, {}]);
  const address = await linkTo(order);
  const second = { qty2: '500', price2: '10.00', date2: '2026-12-10' };
  const wrong = await submit(address, { ...asOrdered, ...second, qty1: 'few', refuse2: 'on' });
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain('value="few"');
  const late = await submit(address, { ...asOrdered, ...second, date1: '2026-05-01', refuse2: 'on' });
  expect(late.body).toContain('Not before today');
  expect(late.body).toContain('A refusal needs a reason');
  const parts = { partQty1a: '300', partDate1a: '2026-12-10', partQty1b: '180', partDate1b: '2026-12-20' };
  const values = { ...asOrdered, ...second, qty1: '480', price1: '10.05', ...parts, refuse2: 'on', reason2: '<b>no mould</b>' };
  expect(await submit(address, values)).toMatchObject({ status: 200 });
  const reply = await replyTo(order);
  expect(await of.reply(reply!.id)).toMatchObject({
    kinds: ['qty', 'date', 'price', 'split', 'reject'],
    lines: [
      { qty: 480, price: '10.05', date: '2026-12-20' },
      { qty: 0, reason: '<b>no mould</b>' },
    ],
    splits: [{ qty: 300 }, { qty: 180 }],
    state: 'pending',
  });
});

it('is closed once it expired, was revoked, or the order is another', async () => {
  const order = await of.sent();
  const [first, second] = [await linkTo(order), await linkTo(order, true)];
  expect([(await open(first)).status, (await open(second)).status]).toEqual([410, 200]);
  await sql`update purchase_order set order_version = 2 where id = ${order}`.execute(app.db);
  expect((await open(second)).body).toContain('The order has changed');
  const third = await linkTo(order);
  await sql`update supplier_reply_link set expires_at = ${app.now()} where purchase_order = ${order}`.execute(app.db);
  expect((await open(third)).body).toContain('expired');
});

it('is given out for orders that wait, only by users who may', async () => {
  const order = await of.sent();
  expect(await ask(order, false, auditor)).toMatchObject({ code: 403 });
  await sql`update purchase_order set state = 'replied' where id = ${order}`.execute(app.db);
  expect(await ask(order)).toMatchObject({ reason: 'NOT_AWAITED' });
});

it('is not found by guessing: an address that tries too often waits', async () => {
  const order = await of.sent();
  const address = await linkTo(order);
  const guess = (at: number) => open(`/supplier-reply?t=${String(at).padStart(43, 'x')}`, '10.9.9.9');
  expect((await open('/supplier-reply', '10.9.9.9')).status).toBe(404);
  for (let at = 0; at < 30; at += 1) await guess(at);
  expect([(await guess(31)).status, (await open(address, '10.9.9.9')).status, (await open(address)).status]).toEqual([429, 429, 200]);
});
