import type { ListPage, ListQuery, TargetOutcome } from '@axle/page-kit';
import { actionPath, officePaths, recordPath, replyCodes } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { sendMessage } from './send-message.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const messageLog = { service: 'base', path: 'message_log' };
const buyerId = (await app.db.selectFrom('app_user').select('id').where('account', '=', 'buyer').executeTakeFirstOrThrow()).id;
const send = (object: string, values: Readonly<Record<string, string>> = { 'order.no': object, 'supplier.name': 'S' }) =>
  sendMessage(app.db, { event: 'po.reply', receivers: [buyerId], object, values, record: 5, now: app.now() });
const [buyer, sysAdmin, superAdmin] = [await app.signIn('buyer'), await app.signIn('sysadmin'), await app.signIn('superadmin')];

const newest = { filters: [], sort: [{ field: 'at', descending: true }], limit: 50 };
const list = async (query: Partial<ListQuery> = {}, signature = sysAdmin) =>
  ((await app.post(recordPath(messageLog, 'list'), { ...newest, ...query }, { signature })).data as ListPage).rows;
const about = (object: string) => list({ filters: [{ field: 'object', op: 'eq', value: object }] });
const resend = (rows: readonly { readonly id: number }[], signature = superAdmin) =>
  app.post(actionPath(messageLog, 'resend'), { targets: rows.map(({ id }) => ({ id, version: 1 })) }, { signature });

it('[spec 2.40] logs has the log of in-app messages: to whom, about what, when it was read', async () => {
  await send('PO-1');
  app.wait({ minutes: 90 });
  const [sent] = await about('PO-1');
  expect(sent).toMatchObject({
    event: 'po.reply',
    level: 'todo',
    title_zh: '供应商已回复：PO-1',
    title_en: 'The supplier replied: PO-1',
    receiver: buyerId,
    link_page: 'viewReplies',
    counter: 1,
    mail_sent: false,
    state: 'sent',
  });
  await app.office(officePaths.readMessages, { ids: [sent?.id] }, { signature: buyer });
  expect(await about('PO-1')).toMatchObject([{ state: 'read', read_at: app.now().getTime() / 1000, hours_to_read: '1.5' }]);
});

it('a message that its receiver deleted still shows', async () => {
  await send('PO-2');
  await app.office(officePaths.deleteAllMessages, {}, { signature: buyer });
  expect(await about('PO-2')).toMatchObject([{ state: 'deleted', deleted_at: app.now().getTime() / 1000 }]);
});

it('a failed message is sent again as a new one about the same object, once its template can say it', async () => {
  await send('PO-3', { 'order.no': 'PO-3' });
  const [failed] = await about('PO-3');
  expect(failed).toMatchObject({ state: 'failed', fail_reason: 'NO_VALUE supplier.name' });
  expect((await resend([failed!])).data).toMatchObject([{ refusal: { code: 'NO_VALUE' } }]);
  await app.db.updateTable('message_template').set({ state: 'retired', retired_at: app.now() }).where('event', '=', 'po.reply').execute();
  expect((await resend([failed!])).data).toMatchObject([{ refusal: { code: 'STATE' } }]);
  await app.db
    .insertInto('message_template')
    .values({
      event: 'po.reply',
      template_version: 2,
      level: 'todo',
      title_zh: '回复 {{order.no}}',
      title_en: 'Reply {{order.no}}',
      body_zh: '',
      body_en: '',
      link_page: 'viewReplies',
      created_by: null,
      updated_by: null,
    })
    .execute();
  expect((await resend([failed!])).data).toEqual([{ id: failed!.id, name: expect.any(String) }] satisfies readonly TargetOutcome[]);
  expect(await about('PO-3')).toMatchObject([
    { state: 'sent', title_en: 'Reply PO-3', template_version: 2, receiver: buyerId },
    { id: failed!.id, state: 'failed' },
  ]);
});

it('only failed messages are sent again, and only by who may', async () => {
  const [read] = await about('PO-1');
  expect((await resend([read!, { id: 999_999 }])).data).toMatchObject([{ refusal: { code: 'STATE' } }, { refusal: { code: 'NOT_FOUND' } }]);
  expect(await about('PO-1')).toHaveLength(1);
  expect(await resend([read!], sysAdmin)).toMatchObject({ code: replyCodes.forbidden });
});

it('nobody reads the log without the right, and nobody changes it', async () => {
  expect(await app.post(recordPath(messageLog, 'list'), newest, { signature: buyer })).toMatchObject({ code: replyCodes.forbidden });
  const paths = new Set(recordCalls({ database: app.db, registry: app.registry }).map(call => call.path));
  for (const call of ['add', 'update', 'del', 'enable', 'disable', 'history'] as const)
    expect(paths).not.toContain(recordPath(messageLog, call));
});
