import { type HomeArrangement, type InboxPage, mainPaths, officePaths } from '@axle/wire';
import { spmCode } from '@axle/tracking';
import { expect, it } from 'vitest';
import { sendMessage } from '../notifications/send-message.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { homeLayoutCalls } from './home-layout-calls.ts';

const app = await demoApp(({ db, registry }) => homeLayoutCalls({ database: db, registry }));
const { db } = app;
const idOf = async (account: string) =>
  (await db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const [buyerId, plannerId] = [await idOf('buyer'), await idOf('planner')];
const [buyer, planner] = [await app.signIn('buyer'), await app.signIn('planner')];
const read = async (signature: string) => (await app.get(mainPaths.homeLayout, { signature })).data as HomeArrangement<object>;
const save = (layout: unknown, signature = buyer) => app.post(mainPaths.saveHomeLayout, { layout }, { signature });

it('a workplace is kept for its user alone, over sign-ins, and given up', async () => {
  expect(await read(buyer)).toEqual({ used: [] });
  const layout = {
    blocks: [{ key: 'messages', hidden: true, size: 2 }],
    shortcuts: [{ page: 'supplier' }, { page: 'supplier', tab: 'noLicence' }],
    kpis: ['signIns'],
  };
  expect((await save(layout)).code).toBe(200);
  expect((await read(await app.signIn('buyer'))).layout).toEqual(layout);
  expect(await read(planner)).toEqual({ used: [] });
  expect((await save(undefined)).code).toBe(200);
  expect(await read(buyer)).toEqual({ used: [] });
});

it('holds at most sixteen shortcuts and eight figures, and blocks of one to three columns', async () => {
  const shortcuts = Array.from({ length: 17 }, (_, place) => ({ page: `page${place}` }));
  expect((await save({ shortcuts })).code).not.toBe(200);
  expect((await save({ shortcuts: shortcuts.slice(1) })).code).toBe(200);
  expect((await save({ kpis: Array.from({ length: 9 }, (_, place) => `kpi${place}`) })).code).not.toBe(200);
  expect((await save({ blocks: [{ key: 'todo', hidden: false, size: 4 }] })).code).not.toBe(200);
  await save(undefined);
});

it('the pages used most follow from the records of page views of three months', async () => {
  const view = (section: string, page: string, daysAgo: number, user = buyerId) =>
    db
      .insertInto('tracking_log')
      .values({
        at: new Date(app.now().getTime() - daysAgo * 86_400_000),
        client_id: 'c',
        session_id: 's',
        user_id: user,
        event_type: 'page_view',
        page_url: `/admin/${section}/${page}`,
        page_name: page,
        spm_code: `${spmCode(section, page).replace(/[^.]+$/, '')}0`,
        uuid: crypto.randomUUID(),
        lang: 'zh-cn',
        ip: '10.0.0.1',
      })
      .execute();
  for (const ago of [1, 2, 3]) await view('basic', 'supplier', ago);
  for (const ago of [1, 2]) await view('resourceCenter', 'downList', ago);
  for (const ago of [95, 96, 97, 98, 99]) await view('basic', 'brand', ago);
  for (const ago of [1, 2, 3, 4]) await view('home', 'homeIndex', ago);
  await view('basic', 'brand', 1, plannerId);
  expect((await read(buyer)).used).toEqual([
    { page: 'supplier', views: 3 },
    { page: 'downList', views: 2 },
  ]);
});

const send = async (receiver: number, event: string, object: string) => {
  const values = {
    'sku.code': object,
    'warehouse.name': 'W',
    quantity: '1',
    'request.no': object,
    'record.name': 'R',
    'requester.name': 'N',
  };
  await sendMessage(db, { event, receivers: [receiver], object, values, now: app.now() });
};
const messages = async (body: object, signature = buyer) =>
  ((await app.office(officePaths.messages, body, { signature })).datas as InboxPage).list;

it('a warning that is put off is back a day later, and only one’s own can be', async () => {
  await send(buyerId, 'stock.short', 'S-1');
  await send(buyerId, 'approval.todo', 'A-1');
  const [alert] = await messages({ kind: 'alert', awake: true });
  expect(alert).toMatchObject({ object: 'S-1', level: 'warn' });
  const snooze = (id: number, signature = buyer) => app.post(mainPaths.snoozeAlert, { id }, { signature });
  expect((await snooze(alert!.id, planner)).code).not.toBe(200);
  const [request] = await messages({ kind: 'approval' });
  expect((await snooze(request!.id)).code).not.toBe(200);
  expect((await snooze(alert!.id)).data).toEqual({ until: new Date(app.now().getTime() + 86_400_000).toISOString() });
  expect(await messages({ kind: 'alert', awake: true })).toEqual([]);
  expect(await messages({ kind: 'alert' })).toHaveLength(1);
  app.wait({ hours: 24 });
  expect(await messages({ kind: 'alert', awake: true }, await app.signIn('buyer'))).toHaveLength(1);
});

it('[home.md] read of 2 unread of 7 leaves a badge of 5', async () => {
  const signature = await app.signIn('planner');
  for (const object of ['1', '2', '3', '4', '5', '6', '7']) await send(plannerId, 'approval.todo', object);
  const list = await messages({ kind: 'approval' }, signature);
  const ids = list.slice(0, 2).map(({ id }) => id);
  expect((await app.office(officePaths.readMessages, { ids }, { signature })).datas).toEqual({ changed: 2, unread: 5 });
  expect(await messages({ kind: 'approval', unread: true }, signature)).toHaveLength(5);
});
