import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase();
const server = await taskServer(database);
const reader = await server.addUser('reader', ['logs.loginLog.list', 'logs.loginLog.export', 'logs.systemBuriedPointLog.list']);
await database.db
  .insertInto('login_log')
  .values({ at: '2026-05-20T08:30:00Z', event: 'refused', result: 'badPassword', account: 'reader', user_id: reader.id, ip: '10.0.0.1' })
  .execute();
const asked = {
  section: 'logs',
  page: 'loginLog',
  format: 'csv',
  columns: ['at', 'account', 'userId', 'event', 'result'],
  filters: [],
  sort: [],
};

it('the login log is exported with words for codes and names for users', async () => {
  const file = await reader.fileByPost('/base/login_log/export', asked);
  if (!('content' in file)) throw new Error(file.message);
  expect(parse(file.content, { bom: true })).toEqual([
    ['时间 (UTC)', '账号', '用户', '事件', '结果'],
    ['2026-05-20 08:30:00', 'reader', '昵称reader', '拒绝', '密码错误'],
  ]);
});

it('who may read a log and not export it gets no file', async () => {
  const reply = await reader.fileByPost('/base/tracking_log/export', { ...asked, page: 'systemBuriedPointLog', columns: ['at'] });
  expect(reply).toMatchObject({ code: 403 });
});
