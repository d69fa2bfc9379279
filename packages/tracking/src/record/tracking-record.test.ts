import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostRecordBytes, mostRecordsPerMinute } from '../client/limits.ts';
import { places } from '../testing.ts';
import { pageNameOf } from './page-name.ts';
import { buttonClick, pageView, type PlaceInView } from './tracking-record.ts';

const context = { uuid: 'u-1', clientAt: '2026-05-20T08:30:00.000Z', lang: 'en', screen: '1440x900' };
const library: PlaceInView = { section: 'basic', page: 'vehicleModel', label: '车型库', url: '/admin/basic/vehicleModel' };
const users: PlaceInView = {
  section: 'system',
  page: 'users',
  label: '用户',
  tab: 'tab2',
  tabLabel: '数据权限',
  dialog: 'updateData',
  url: '/admin/system/users?tab=tab2',
};

describe('tracking records', () => {
  it('[P6] [spec 3.16, 3.17, 3.18] name a page and where the user came from', () => {
    expect(pageView(users, library, context)).toEqual({
      ...context,
      eventType: 'page_view',
      event: 'open',
      pageUrl: '/admin/system/users?tab=tab2',
      pageName: '用户 - 数据权限',
      pageFromName: '车型库',
      pageFromUrl: '/admin/basic/vehicleModel',
      spmCode: 'sb.sy.users.t2-d',
      tab: 'tab2',
      subTab: undefined,
      dialog: 'updateData',
    });
  });

  it('[P6] come from nowhere at first', () => {
    expect(pageView(library, undefined, context)).toMatchObject({ pageFromName: '', pageFromUrl: '', spmCode: 'sb.ba.vehimode.0' });
  });

  it('[P7] [spec 3.19] name the pressed button by its action', () => {
    expect(buttonClick('system.users.tab2.updateData', users, library, context)).toMatchObject({
      eventType: 'button_click',
      buttonName: 'updateData',
      spmCode: 'sb.sy.users.t2-d',
    });
    expect(buttonClick('export', library, undefined, context).buttonName).toBe('export');
  });

  it('[P5] name a page with its tabs', () => {
    expect([pageNameOf('用户'), pageNameOf('用户', '全部'), pageNameOf('用户', '全部', '在职'), pageNameOf('用户', '', '在职')]).toEqual([
      '用户',
      '用户 - 全部',
      '用户 - 全部 - 在职',
      '用户 - 在职',
    ]);
  });

  it('[P8] have their limits, which an ordinary record is far from', () => {
    expect([mostRecordBytes, mostRecordsPerMinute]).toEqual([4096, 60]);
    fc.assert(
      fc.property(places(), fc.option(places(), { nil: undefined }), (place, from) => {
        expect(new TextEncoder().encode(JSON.stringify(pageView(place, from, context))).length).toBeLessThan(mostRecordBytes);
      }),
    );
  });
});
