import { describe, expect, it } from 'vitest';
import type { TrackingRecord } from '@axle/tracking';
import type { TrackingIds } from '../../gateways/tracking-sender.ts';
import { ManualClock } from '../../testing/manual-clock.ts';
import { countedIds, MemoryCookies } from '../../testing/memory-ports.ts';
import { Tracker } from './tracker.ts';

function tracker(who: { readonly signature: string | undefined } = { signature: 'abc' }) {
  const sent: { readonly record: TrackingRecord; readonly ids: TrackingIds }[] = [];
  const clock = new ManualClock();
  const cookies = new MemoryCookies();
  const made = new Tracker({
    sender: { send: (record, ids) => void sent.push({ record, ids }) },
    cookies,
    clock,
    ids: countedIds(),
    context: { signature: () => who.signature, language: () => 'en' },
    screen: '1440x900',
  });
  return { tracker: made, sent, clock, cookies };
}

const home = { section: 'home', page: 'homeIndex', label: '工作台', url: '/admin/home/homeIndex' };
const vehicles = { section: 'basic', page: 'vehicleModel', label: '车型库', url: '/admin/basic/vehicleModel' };

describe('page views', () => {
  it('[spec 3.18] say where the user is and where they came from', () => {
    const { tracker: made, sent, clock } = tracker();
    made.viewed(home);
    made.viewed(vehicles);
    expect(sent).toEqual([]);
    clock.pass(1_000);
    expect(sent.map(({ record }) => record)).toMatchObject([
      {
        eventType: 'page_view',
        pageName: '工作台',
        pageFromName: '',
        spmCode: 'sb.ho.homeinde.0',
        clientAt: '2026-05-20T08:30:00.000Z',
        lang: 'en',
        screen: '1440x900',
      },
      {
        eventType: 'page_view',
        pageName: '车型库',
        pageFromName: '工作台',
        pageFromUrl: '/admin/home/homeIndex',
        spmCode: 'sb.ba.vehimode.0',
      },
    ]);
  });

  it('[spec 9.7] carry a client id of 24 h and a session id, the same for all', () => {
    const { tracker: made, sent, clock, cookies } = tracker();
    made.viewed(home);
    clock.pass(1_000);
    made.viewed(vehicles);
    clock.pass(1_000);
    expect(cookies.orders.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ['client_id', 86_400],
      ['session_id', undefined],
    ]);
    expect(sent[1]?.ids).toEqual(sent[0]?.ids);
  });

  it('leave at once when the page goes', () => {
    const { tracker: made, sent } = tracker();
    made.viewed(home);
    made.flush();
    expect(sent).toHaveLength(1);
  });

  it('[spec 2.17] of the login page are sent once the user is signed in, and not before', () => {
    const who: { signature: string | undefined } = { signature: undefined };
    const { tracker: made, sent, clock } = tracker(who);
    made.viewed({ section: 'standalone', page: 'login', label: '登录', url: '/login' });
    made.buttonClick('signIn');
    clock.pass(1_000);
    expect(sent).toEqual([]);
    who.signature = 'abc';
    made.viewed(home);
    clock.pass(1_000);
    expect(sent.map(({ record }) => [record.eventType, record.pageName, record.pageFromName])).toEqual([
      ['page_view', '登录', ''],
      ['page_view', '工作台', '登录'],
    ]);
  });

  it('[spec 3.16] name the tab of a page that reports it only when it is drawn, also when the page comes into view again', () => {
    const { tracker: made, sent, clock } = tracker();
    const users = { section: 'system', page: 'users', label: '用户', url: '/admin/system/users' };
    made.viewed(users);
    made.showTab({ page: 'users', key: 'tab1', label: '账号' });
    clock.pass(1_000);
    made.viewed(home);
    made.showTab({ page: 'users', key: 'tab2', label: '数据权限' });
    made.viewed(users);
    clock.pass(1_000);
    expect(sent.map(({ record }) => record.pageName)).toEqual(['用户 - 账号', '工作台', '用户 - 数据权限']);
  });

  it('[spec 2.17] are sent for each change of tab or sub-tab, not for the one in view', () => {
    const { tracker: made, sent } = tracker();
    made.viewed({ ...vehicles, tab: 'tab1', tabLabel: '全部' });
    made.showTab({ key: 'tab1', label: '全部' });
    made.showTab({ key: 'tab2', label: '停产' });
    made.showTab({ key: 'tab2', label: '停产' }, { key: 'timeline', label: '动态' });
    made.showTab({ key: 'tab2', label: '停产' });
    made.showTab(undefined);
    made.flush();
    expect(sent.map(({ record }) => [record.pageName, record.pageUrl, record.pageFromName])).toEqual([
      ['车型库 - 全部', '/admin/basic/vehicleModel', ''],
      ['车型库 - 停产', '/admin/basic/vehicleModel?tab=tab2', '车型库 - 全部'],
      ['车型库 - 停产 - 动态', '/admin/basic/vehicleModel?tab=tab2', '车型库 - 停产'],
    ]);
  });

  it('stop at 60 a minute', () => {
    const { tracker: made, sent, clock } = tracker();
    for (let view = 0; view < 100; view++) made.viewed(home);
    clock.pass(1_000);
    expect(sent).toHaveLength(60);
    clock.pass(60_000);
    made.viewed(home);
    clock.pass(1_000);
    expect(sent).toHaveLength(61);
  });
});

it('[spec 2.17, 3.16, 3.19] button clicks name the button, the page with its tab, and the dialog', () => {
  const { tracker: made, sent } = tracker();
  made.viewed(vehicles);
  made.showTab({ key: 'tab2', label: '停产' }, { key: 'tab1', label: '历史' });
  made.buttonClick('basic.vehicleModel.export', 'export');
  made.flush();
  expect(sent[1]?.record).toMatchObject({
    eventType: 'button_click',
    buttonName: 'export',
    pageName: '车型库 - 停产 - 历史',
    tab: 'tab2',
    subTab: 'tab1',
    dialog: 'export',
    spmCode: 'sb.ba.vehimode.t2-s1-d',
  });
});
