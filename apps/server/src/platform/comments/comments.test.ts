import type { CommentEvent, RecordRow, TimelinePage } from '@axle/page-kit';
import { mainPaths, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { timelineCalls } from '../timeline/timeline-calls.ts';
import { commentCalls } from './comment-calls.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...timelineCalls({ database: db, registry }),
  ...commentCalls({ database: db, registry }),
]);
const { db } = app;
const [boss, editor] = [await app.signIn('superadmin'), await app.signIn('catalogeditor')];
const person = (account: string) =>
  db.selectFrom('app_user').select(['id', 'nickname', 'nickname_en']).where('account', '=', account).executeTakeFirstOrThrow();
const [bossUser, editorUser] = [await person('superadmin'), await person('catalogeditor')];
const outsider = (
  await sql<{ id: number; nickname: string }>`
  select u.id, u.nickname from app_user u where not u.is_super and not exists (
    select 1 from user_role ur join role_grant g on g.role_id = ur.role_id where ur.user_id = u.id and g.code = 'basic.vehicleModel.list')
    limit 1`.execute(db)
).rows[0]!;
const vehicle = app.registry.resource('vehicleModel')!.resource;

let id = 0;
let made = 0;
const say = (text: string, more: object = {}, signature = boss) =>
  app.post(mainPaths.commentAdd, { page: 'vehicleModel', id, text, key: crypto.randomUUID(), ...more }, { signature });
const alter = (comment: number, text: string, signature = boss) =>
  app.post(mainPaths.commentUpdate, { page: 'vehicleModel', id, comment, text }, { signature });
const remove = (comment: number, signature = boss) =>
  app.post(mainPaths.commentRemove, { page: 'vehicleModel', id, comment }, { signature });
const idOf = (reply: { readonly data?: unknown }) => (reply.data as { id: number }).id;
const listed = async (signature = boss) =>
  ((await app.get(`${mainPaths.timeline}?page=vehicleModel&id=${id}&kinds=comment`, { signature })).data as TimelinePage)
    .entries as readonly CommentEvent[];
const messagesTo = (receiver: number) =>
  db
    .selectFrom('message')
    .select(['event', 'title_zh', 'body_zh', 'link_page', 'link_record', 'link_part', 'state'])
    .where('receiver', '=', receiver)
    .orderBy('id')
    .execute();

beforeEach(async () => {
  await sql`truncate message cascade`.execute(db);
  made++;
  const values = { market: 'US', year: 1991, make: 'Said', model: `Model ${made}` };
  id = ((await app.post(recordPath(vehicle, 'add'), { values }, { signature: boss })).data as RecordRow).id;
});

describe('a comment', () => {
  it('is changed and withdrawn by its author for 15 minutes; its former text is kept', async () => {
    const comment = idOf(await say('  first\r\nline '));
    expect(await listed()).toMatchObject([{ id: comment, text: 'first\nline', former: [], changeableUntil: expect.any(String) }]);
    expect((await listed(editor))[0]).not.toHaveProperty('changeableUntil');
    expect(await alter(comment, 'other', editor)).toMatchObject({ reason: 'FORBIDDEN' });
    app.wait({ minutes: 15 });
    expect(await alter(comment, 'second')).toMatchObject({ code: 200 });
    expect(await listed(editor)).toMatchObject([{ text: 'second', former: [{ text: 'first\nline' }] }]);
    app.wait({ seconds: 1 });
    expect(await alter(comment, 'third')).toMatchObject({ reason: 'STATE' });
    expect(await remove(comment)).toMatchObject({ reason: 'STATE' });
    const gone = idOf(await say('a slip'));
    expect(await remove(gone)).toMatchObject({ code: 200 });
    const reply = JSON.stringify(await app.get(`${mainPaths.timeline}?page=vehicleModel&id=${id}`, { signature: boss }));
    expect(reply).not.toContain('a slip');
    expect(await alter(gone, 'again')).toMatchObject({ reason: 'NOT_FOUND' });
    expect(await db.selectFrom('record_comment').select('body').where('id', '=', gone).executeTakeFirst()).toEqual({ body: 'a slip' });
    await expect(sql`delete from record_comment`.execute(db)).rejects.toThrow(/only ever added/);
  });

  it('stands once however often it is sent, and is refused where it is empty, too long or on another record', async () => {
    const key = crypto.randomUUID();
    const replies = await Promise.all([say('once', { key }), say('once', { key }), say('once', { key })]);
    expect(new Set(replies.map(idOf)).size).toBe(1);
    expect((await listed()).length).toBe(1);
    expect(await say(' \n ')).toMatchObject({ reason: 'REQUIRED' });
    expect(await say('x'.repeat(4001))).toMatchObject({ reason: 'TOO_LONG' });
    const before = id;
    id = (
      (
        await app.post(
          recordPath(vehicle, 'add'),
          { values: { market: 'US', year: 1991, make: 'Said', model: 'Elsewhere' } },
          { signature: boss },
        )
      ).data as RecordRow
    ).id;
    expect(await alter(idOf(replies[0]!), 'moved')).toMatchObject({ reason: 'NOT_FOUND' });
    expect(before).not.toBe(id);
  });
});

describe('a mention', () => {
  it('sends a message that leads to the timeline of the record, in the name that its author writes', async () => {
    const comment = idOf(await say(`@${editorUser.nickname} 请看，@${bossUser.nickname}`, { mentions: [editorUser.id] }));
    expect(await listed()).toMatchObject([{ mentions: [{ id: editorUser.id, said: editorUser.nickname }, { id: bossUser.id }] }]);
    expect(await messagesTo(editorUser.id)).toMatchObject([
      {
        event: 'comment.mention',
        state: 'sent',
        title_zh: expect.stringMatching(new RegExp(`^${bossUser.nickname} 提到了您：.*Model ${made}$`)),
        body_zh: `@${editorUser.nickname} 请看，@${bossUser.nickname}`,
        link_page: 'vehicleModel',
        link_record: id,
        link_part: 'timeline',
      },
    ]);
    expect(await messagesTo(bossUser.id)).toEqual([]);
    await alter(comment, `@${editorUser.nickname} 不用看了`);
    expect((await messagesTo(editorUser.id)).length).toBe(1);
  });

  it('of somebody who may not open the record sends nothing, and says so', async () => {
    const reply = await say(`@${outsider.nickname}`, { mentions: [outsider.id] });
    expect(reply).toMatchObject({ code: 200, data: { unnotified: [outsider.id] } });
    expect(await messagesTo(outsider.id)).toEqual([]);
  });

  it('quotes no more than the beginning', async () => {
    await say(`@${editorUser.nickname} ${'长'.repeat(500)}`);
    expect([...(await messagesTo(editorUser.id))[0]!.body_zh].length).toBe(201);
  });
});
