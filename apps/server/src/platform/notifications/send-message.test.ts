import { checkTemplate, variablesFor, variablesOf } from '@axle/templates';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { type RaisedEvent, sendMessage } from './send-message.ts';

const { db } = await testDatabase();
const org = await db.insertInto('org').values({ code: 'HQ', name_zh: '总部', name_en: 'HQ' }).returning('id').executeTakeFirstOrThrow();
const addUser = async (account: string) =>
  (
    await db
      .insertInto('app_user')
      .values({ account, nickname: account, org_id: org.id, password_hash: '-' } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const [one, other] = [await addUser('one'), await addUser('other')];

const minutes = (after: number): Date => new Date(Date.UTC(2026, 4, 20, 8, 0) + after * 60_000);
const raised = (object: string, more: Partial<RaisedEvent> = {}): RaisedEvent => ({
  event: 'stock.short',
  receivers: [one],
  object,
  values: { 'sku.code': object, 'warehouse.name': 'US-W', quantity: '12' },
  now: minutes(0),
  ...more,
});
const send = (event: RaisedEvent) => db.transaction().execute(transaction => sendMessage(transaction, event));
const messagesAbout = (object: string) =>
  db.selectFrom('message').selectAll().where('object', '=', object).orderBy('receiver').orderBy('id').execute();

describe('a message', () => {
  it('is the template of its event in both languages, for each receiver once', async () => {
    await send(raised('SKU-1', { receivers: [other, one, one], record: 7 }));
    expect(await messagesAbout('SKU-1')).toMatchObject(
      [one, other].map(receiver => ({
        receiver,
        level: 'warn',
        title_zh: '库存不足：SKU-1',
        title_en: 'Stock is short: SKU-1',
        body_en: 'SKU-1 is short by 12 at US-W.',
        link_page: 'logoutStock',
        link_record: 7,
        state: 'sent',
        counter: 1,
      })),
    );
  });

  it('raised 5 times in 60 minutes with a window of 120 is one, counter 5; a while later comes another', async () => {
    for (const after of [0, 15, 30, 45, 60]) await send(raised('SKU-2', { now: minutes(after) }));
    expect((await messagesAbout('SKU-2')).map(({ counter }) => counter)).toEqual([5]);
    await send(raised('SKU-2', { now: minutes(120) }));
    expect((await messagesAbout('SKU-2')).map(({ counter }) => counter)).toEqual([5, 1]);
  });

  it('raised many times at once counts up all the same', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => send(raised('SKU-3', { receivers: index % 2 ? [one, other] : [other, one] }))),
    );
    expect((await messagesAbout('SKU-3')).map(({ receiver, counter }) => [receiver, counter])).toEqual([
      [one, 8],
      [other, 8],
    ]);
  });

  it('that is said once never comes again', async () => {
    for (const after of [0, 10_000]) await send(raised('SKU-4', { now: minutes(after), once: true }));
    expect((await messagesAbout('SKU-4')).map(({ counter }) => counter)).toEqual([1]);
  });

  it('without a value has failed: it names what is missing, and the next one is not counted on it', async () => {
    await send(raised('SKU-5', { values: { 'sku.code': 'SKU-5', quantity: '1' } }));
    await send(raised('SKU-5'));
    expect(await messagesAbout('SKU-5')).toMatchObject([
      { state: 'failed', fail_reason: 'NO_VALUE warehouse.name', title_en: 'Stock is short: {{sku.code}}' },
      { state: 'sent', counter: 1 },
    ]);
  });

  it('of an event whose template is retired is not sent', async () => {
    await send(raised('SKU-6', { event: 'no.such.event' }));
    expect(await messagesAbout('SKU-6')).toEqual([]);
  });

  it('goes with its transaction', async () => {
    const failing = db.transaction().execute(async transaction => {
      await sendMessage(transaction, raised('SKU-7'));
      throw new Error('what it spoke of did not happen');
    });
    await expect(failing).rejects.toThrow('did not happen');
    expect(await messagesAbout('SKU-7')).toEqual([]);
  });
});

describe('what was sent', () => {
  it.each(['title_zh', 'body_en', 'receiver', 'object', 'at'])('keeps its %s', async column => {
    const change = sql`update message set ${sql.ref(column)} = ${sql.ref(column)} where object = 'SKU-1'`.execute(db);
    await expect(change).rejects.toThrow(/only ever added/);
  });

  it('is never deleted', async () => {
    await expect(db.deleteFrom('message').execute()).rejects.toThrow(/only ever added/);
  });
});

it('every template names exactly its variables, in both languages', async () => {
  const templates = await db.selectFrom('message_template').selectAll().execute();
  expect(templates).toHaveLength(28);
  for (const { event, variables, title_zh, title_en, body_zh, body_en } of templates) {
    const [zh, en] = [`${title_zh}${body_zh}`, `${title_en}${body_en}`];
    expect([event, ...checkTemplate(zh + en, variables)]).toEqual([event]);
    expect([event, new Set(variablesOf(zh))]).toEqual([event, new Set(variablesOf(en))]);
    expect([event, new Set(variablesOf(zh))]).toEqual([event, new Set(variables)]);
    expect([event, new Set(variablesFor({ event }))]).toEqual([event, new Set(variables)]);
  }
});
