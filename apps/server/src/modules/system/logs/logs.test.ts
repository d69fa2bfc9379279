import type { ListPage, ListQuery } from '@axle/page-kit';
import { mainPaths, officePaths, recordPath, replyCodes } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
await app.office(officePaths.signIn, { account: 'Nobody', password: 'wrong password' });
app.wait({ minutes: 1 });
const [editor, sysAdmin, auditor] = [await app.signIn('catalogeditor'), await app.signIn('sysadmin'), await app.signIn('auditor')];

const loginLog = { service: 'base', path: 'login_log' };
const trackingLog = { service: 'base', path: 'tracking_log' };
const newest = { filters: [], sort: [{ field: 'at', descending: true }], limit: 50 };
const list = async (log: typeof loginLog, signature: string, query: Partial<ListQuery> = {}) =>
  ((await app.post(recordPath(log, 'list'), { ...newest, ...query }, { signature })).data as ListPage).rows;

let next = 0;
const track = (more: Readonly<Record<string, unknown>> = {}) =>
  app.post(
    mainPaths.track,
    {
      event_type: 'page_view',
      event: 'open',
      page_url: '/admin/basic/vehicleModel',
      page_name: '车型库',
      spm_code: 'sb.ba.vehimode.0',
      uuid: `22222222-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`,
      lang: 'zh-cn',
      ...more,
    },
    { signature: editor, headers: { client_id: 'client-1', session_id: 'session-1' } },
  );

it('[spec 2.27] the login log lists everybody’s sign-ins, newest first, also those of no account', async () => {
  const rows = await list(loginLog, auditor);
  expect(rows.map(row => [row['account'], row['event'], row['result']])).toEqual([
    ['auditor', 'login', 'ok'],
    ['sysadmin', 'login', 'ok'],
    ['catalogeditor', 'login', 'ok'],
    ['nobody', 'refused', 'badPassword'],
  ]);
  expect(rows[0]).toMatchObject({ user_id: expect.any(Number), remember: false, ip: '10.0.0.1', at: app.now().getTime() / 1000 });
  expect(await list(loginLog, auditor, { filters: [{ field: 'result', op: 'ne', value: 'ok' }] })).toMatchObject([{ account: 'nobody' }]);
  expect(await list(loginLog, auditor, { filters: [{ field: 'account', op: 'in', value: ['SysAdmin'] }] })).toHaveLength(1);
  expect((await app.get(`${recordPath(loginLog, 'read')}?id=${rows[0]?.id}`, { signature: auditor })).data).toMatchObject(rows[0]!);
});

it('the login log shows the number of different people in the matching entries', async () => {
  await app.signIn('auditor');
  const users = async (...filters: readonly object[]) =>
    (await app.post(recordPath(loginLog, 'totals'), { fields: ['userId'], filters }, { signature: auditor })).data;
  const { total } = (await app.post(recordPath(loginLog, 'count'), { filters: [] }, { signature: auditor })).data as { total: number };
  expect(await users()).toEqual([{ field: 'userId', sum: '3', count: total - 1 }]);
  expect(await users({ field: 'account', op: 'eq', value: 'auditor' })).toEqual([{ field: 'userId', sum: '1', count: 2 }]);
  expect(await users({ field: 'event', op: 'eq', value: 'refused' })).toEqual([{ field: 'userId', sum: '0', count: 0 }]);
});

it('[spec 2.27, 7.26] a page view and a button click that were sent are in the tracking log for every reader', async () => {
  await track();
  await track({ event_type: 'button_click', event: 'click', button_name: 'export', tab: 'tab1' });
  for (const signature of [sysAdmin, auditor])
    expect(await list(trackingLog, signature)).toMatchObject([
      { event_type: 'button_click', button_name: 'export', tab: 'tab1' },
      { event_type: 'page_view', page_name: '车型库', spm_code: 'sb.ba.vehimode.0', session_id: 'session-1', client_id: 'client-1' },
    ]);
  const clicks = [{ field: 'eventType', op: 'eq', value: 'button_click' }];
  expect((await app.post(recordPath(trackingLog, 'count'), { filters: clicks }, { signature: sysAdmin })).data).toEqual({
    total: 1,
    exact: true,
  });
  const pages = await app.post(recordPath(trackingLog, 'values'), { field: 'pageName', filters: [] }, { signature: sysAdmin });
  expect(pages.data).toEqual([{ value: '车型库', count: 2 }]);
  expect(await list(trackingLog, sysAdmin, { filters: [{ field: 'spmCode', op: 'startsWith', value: 'sb.ba.' }] })).toHaveLength(2);
});

it('nobody reads logs without the right', async () => {
  for (const log of [loginLog, trackingLog]) {
    expect(await app.post(recordPath(log, 'list'), newest, { signature: editor })).toMatchObject({ code: replyCodes.forbidden });
    expect(await app.post(recordPath(log, 'list'), newest)).toMatchObject({ code: replyCodes.signedOut });
    for (const call of ['count', 'values'] as const)
      expect(await app.post(recordPath(log, call), { field: 'at', filters: [] }, { signature: editor })).toMatchObject({
        code: replyCodes.forbidden,
      });
    expect(await app.get(`${recordPath(log, 'read')}?id=1`, { signature: editor })).toMatchObject({ code: replyCodes.forbidden });
  }
});

it('no call changes a log or returns a history of it, not even for super users', async () => {
  const paths = new Set(recordCalls({ database: app.db, registry: app.registry }).map(call => call.path));
  for (const log of [loginLog, trackingLog]) {
    for (const call of ['add', 'update', 'del', 'enable', 'disable', 'history'] as const)
      expect(paths).not.toContain(recordPath(log, call));
    for (const call of ['list', 'count', 'values', 'read'] as const) expect(paths).toContain(recordPath(log, call));
  }
  for (const task of ['downloadTask', 'importTask']) expect(paths).not.toContain(recordPath(app.registry.resource(task)!.resource, 'list'));
});
