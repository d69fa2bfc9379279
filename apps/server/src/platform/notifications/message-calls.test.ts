import { type InboxMessage, type InboxPage, officePaths } from '@axle/wire';
import { beforeEach, expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { sendMessage } from './send-message.ts';

const demo = await demoApp();
const idOf = async (account: string) =>
  (await demo.db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const users = { buyer: await idOf('buyer'), planner: await idOf('planner') };
const buyer = await demo.signIn('buyer');
const planner = await demo.signIn('planner');

const send = (receiver: number, object: string, event = 'stock.short') =>
  sendMessage(demo.db, {
    event,
    receivers: [receiver],
    object,
    values: { 'sku.code': object, 'warehouse.name': 'W', quantity: '1', 'order.no': object, 'supplier.name': 'S' },
    now: demo.now(),
  });
const list = async (signature: string, body: unknown = {}) =>
  (await demo.office(officePaths.messages, body, { signature })).datas as InboxPage;
const objects = (page: InboxPage) => page.list.map(({ object }) => object);
const call = async (path: string, body: unknown, signature = buyer) => (await demo.office(path, body, { signature })).datas;

let messages: readonly InboxMessage[] = [];
let round = 0;
beforeEach(async () => {
  await Promise.all([buyer, planner].map(signature => call(officePaths.deleteAllMessages, {}, signature)));
  round++;
  for (const name of ['a', 'b', 'c']) await send(users.buyer, `${name}${round}`);
  await send(users.buyer, `d${round}`, 'po.reply');
  await send(users.planner, `theirs${round}`);
  messages = (await list(buyer)).list;
});
const named = (name: string) => messages.find(({ object }) => object === `${name}${round}`)!.id;
const theirs = async () => (await list(planner)).list[0]!.id;

it('[spec 7.46] list answers own messages alone, newest first, in pages, with what is unread', async () => {
  expect(await list(buyer)).toMatchObject({ total: 4, unread: 4 });
  expect(objects(await list(buyer))).toEqual(['d', 'c', 'b', 'a'].map(name => `${name}${round}`));
  expect(objects(await list(buyer, { page: 2, size: 3 }))).toEqual([`a${round}`]);
  expect(await list(buyer, { page: 9 })).toMatchObject({ list: [], total: 4 });
  expect(objects(await list(planner))).toEqual([`theirs${round}`]);
});

it('list reads the filters of level and of what is unread', async () => {
  expect(objects(await list(buyer, { level: 'todo' }))).toEqual([`d${round}`]);
  await call(officePaths.readMessages, { ids: [named('b')] });
  expect(await list(buyer, { unread: true, level: 'warn' })).toMatchObject({ total: 2, unread: 3 });
});

it('[spec 7.46] read marks the named ones, once, and answers what is left', async () => {
  expect(await call(officePaths.readMessages, { ids: [named('a'), named('b')] })).toEqual({ changed: 2, unread: 2 });
  expect(await call(officePaths.readMessages, { ids: [named('a'), 999_999] })).toEqual({ changed: 0, unread: 2 });
  expect((await list(buyer)).list.find(({ id }) => id === named('a'))?.read_at).toBe(demo.now().toISOString());
});

it('[spec 7.46] readall leaves unread what came after the last one seen', async () => {
  expect(await call(officePaths.readAllMessages, { up_to: named('c') })).toEqual({ changed: 3, unread: 1 });
  expect(await call(officePaths.readAllMessages, {})).toEqual({ changed: 1, unread: 0 });
});

it('[spec 7.46] delete and delete_all take them out of the inbox and leave them in the log', async () => {
  expect(await call(officePaths.deleteMessages, { ids: [named('a')] })).toEqual({ changed: 1, unread: 3 });
  await call(officePaths.readMessages, { ids: [named('b')] });
  expect(await call(officePaths.deleteAllMessages, { up_to: named('c') })).toEqual({ changed: 2, unread: 1 });
  expect(objects(await list(buyer))).toEqual([`d${round}`]);
  const logged = await demo.db
    .selectFrom('message')
    .select(['object', 'state', 'read_at'])
    .where('receiver', '=', users.buyer)
    .where('object', 'like', `%${round}`)
    .orderBy('id')
    .execute();
  expect(logged.map(({ state }) => state)).toEqual(['deleted', 'deleted', 'deleted', 'sent']);
  expect(logged[1]?.read_at).toBe(demo.now().toISOString());
});

it('what is deleted is read no more, and what is read is not read again', async () => {
  await call(officePaths.deleteMessages, { ids: [named('a')] });
  expect(await call(officePaths.readMessages, { ids: [named('a')] })).toMatchObject({ changed: 0 });
});

it.each([officePaths.readMessages, officePaths.deleteMessages])('%s does not touch the messages of others', async path => {
  expect(await call(path, { ids: [await theirs()] })).toEqual({ changed: 0, unread: 4 });
  expect(await list(planner)).toMatchObject({ total: 1, unread: 1 });
});

it.each([officePaths.readAllMessages, officePaths.deleteAllMessages])('%s does not touch the messages of others', async path => {
  await call(path, {});
  expect(await list(planner)).toMatchObject({ total: 1, unread: 1 });
});

it.each([
  [officePaths.messages, { page: 0 }, 'page'],
  [officePaths.messages, { size: 201 }, 'size'],
  [officePaths.messages, { level: 'loud' }, 'level'],
  [officePaths.readMessages, {}, 'ids'],
  [officePaths.readMessages, { ids: [] }, 'ids'],
  [officePaths.deleteMessages, { ids: ['1'] }, 'ids.0'],
  [officePaths.deleteMessages, { ids: [2 ** 60] }, 'ids.0'],
  [officePaths.deleteAllMessages, { up_to: -1 }, 'up_to'],
])('%s refuses %j', async (path, body, field) => {
  expect(await demo.office(path, body, { signature: buyer })).toMatchObject({ reason: 'MALFORMED', refusals: [{ field }] });
});
