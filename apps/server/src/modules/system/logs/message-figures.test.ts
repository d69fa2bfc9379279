import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { figuresCalls } from '../../../platform/resources/gateway/figures-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [
  ...figuresCalls({ database: db, registry } as never),
  ...recordCalls({ database: db, registry }),
]);
const { db } = app;
const log = { service: 'base', path: 'message_log' };
const signature = await app.signIn('auditor');
const receiver = (await db.selectFrom('app_user').select(['id', 'org_id']).where('account', '=', 'buyer').executeTakeFirstOrThrow()).id;
const at = app.now().getTime() - 20 * 3_600_000;
const put = async (count: number, readAfterHours?: number, state = readAfterHours === undefined ? 'sent' : 'read') => {
  for (let index = 0; index < count; index++)
    await sql`insert into message (at, event, template_version, level, receiver, title_zh, title_en, body_zh, body_en, object, state,
      read_at, deleted_at)
      values (${new Date(at)}, 'po.late', 1, 'info', ${receiver}, '', '', '', '', 'o', ${state},
        ${readAfterHours === undefined ? null : new Date(at + readAfterHours * 3_600_000)},
        ${state === 'deleted' ? app.now() : null})`.execute(db);
};
const figures = async (board: string) => {
  const filters = [{ field: 'event', op: 'eq', value: 'po.late' }];
  return (await app.post(recordPath(log, 'figures'), { page: 'messageLog', figures: board, filters }, { signature })).data as Record<
    string,
    never
  >;
};

it('[logs.md] 40 sent, 34 read → 85.0%; read after 1, 2, 3, 10 h → median 2.5 h; a deleted message still shows', async () => {
  await db.deleteFrom('message').where('event', '=', 'po.late').execute();
  for (const hours of [1, 2, 3]) await put(1, hours);
  await put(1, 10, 'deleted');
  expect(await figures('byEvent')).toMatchObject({
    events: { rows: [{ key: 'po.late', values: { sent: 4, read: 4, median: 2.5 * 3600 } }] },
  });
  await put(30, 1);
  await put(6);
  const board = await figures('byEvent');
  expect(board).toMatchObject({ sent: { value: 40 }, read_share: { value: 85 } });
  const list = await app.post(
    recordPath(log, 'list'),
    { filters: [{ field: 'state', op: 'eq', value: 'deleted' }], sort: [], limit: 10 },
    { signature },
  );
  expect(JSON.stringify(list.data)).toContain('po.late');
});

it('shows who has unread messages, and how old the oldest of them is', async () => {
  expect(await figures('byUser')).toMatchObject({
    receivers: { rows: [{ key: String(receiver), values: { sent: 40, unread: 6, oldest: 20 * 3600 } }] },
  });
});
