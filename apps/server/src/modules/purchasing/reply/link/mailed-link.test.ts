import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { setPublicAddress } from '../../../../platform/host/public-address.ts';
import { recordCalls } from '../../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../../testing/demo-app.ts';
import { sentOrders } from '../testing/sent-order.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await sentOrders(app, boss);
const proof = { id: '00000000-0000-4000-8000-00000000000b', name: 'reply.pdf', bytes: 9 };
await sql`insert into stored_file (id, name, bytes, sha256, media_type, created_by) values (${proof.id}, ${proof.name}, 9, ${'\\x00'},
  'application/pdf', (select id from app_user where account = 'superadmin'))`.execute(app.db);
setPublicAddress('https://axle.example/');
afterAll(() => setPublicAddress(undefined));

const link = /https:\/\/axle\.example\/supplier-reply\?t=[\w-]{20,}/;
const lastMail = async (order: number) => {
  const { order_no: number } = await of.order(order);
  return app.db
    .selectFrom('outgoing_mail')
    .select(['kind', 'body'])
    .where('biz_no', '=', String(number))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
};
const replied = async (order: number, line: object) => {
  const lines = [{ orderLine: 1, ...line }];
  const entered = await of.enter({ purchaseOrder: order, channel: 'mail', attachments: [proof], lines });
  if (entered.id === undefined) throw new Error(String(entered.refused));
  return entered.id;
};

it('a mail that asks for a reply holds the link, under the address by which partners reach the server', async () => {
  const order = await of.sent();
  expect(await of.stepOrder(order, 'resend', { again: true })).toBe('done');
  expect((await lastMail(order)).body).toMatch(link);
  const links = await app.db.selectFrom('supplier_reply_link').select('order_version').where('purchase_order', '=', order).execute();
  expect(links).toEqual([{ order_version: 1 }]);
});

it('a supplier whose reply is refused receives the reason, and another request', async () => {
  const order = await of.sent();
  expect(await of.step(await replied(order, { qty: 400 }), 'refuse', { refuseReason: 'We need all of them' })).toBe('done');
  const { kind, body } = await lastMail(order);
  expect(kind).toBe('PO_CHANGE');
  expect(body).toContain('We need all of them');
  expect(body).toMatch(link);
});

it('a supplier whose reply is countered receives what we want instead, under the version that it replies to', async () => {
  const order = await of.sent();
  const counter = { lines: [{ orderLine: 1, qty: 450 }], refuseReason: 'Meet us halfway' };
  expect(await of.step(await replied(order, { qty: 400 }), 'counter', counter)).toBe('done');
  const { body } = await lastMail(order);
  expect(body).toMatch(/数量 500 → 450。Meet us halfway/);
  expect(body).toMatch(link);
  const links = await app.db.selectFrom('supplier_reply_link').select('order_version').where('purchase_order', '=', order).execute();
  expect(links).toEqual([{ order_version: 2 }]);
});

it('leaves the link out as long as nobody knows where the server is reached', async () => {
  setPublicAddress(undefined);
  const order = await of.sent();
  expect(await of.stepOrder(order, 'resend', { again: true })).toBe('done');
  expect((await lastMail(order)).body).not.toMatch(/supplier-reply|replyLink/);
});
