import { describe, expect, it } from 'vitest';
import { menuFor } from '../menu/menu-for.ts';
import { nobody, withCodes } from '../testing.ts';
import { noPermissionMessage, pageGuard } from './page-guard.ts';

const title = { zh: '页', en: 'Page' };

describe('default pages', () => {
  it.each([
    ['home', 'homeIndex'],
    ['system', 'users'],
    ['mrp', 'mrpPanoramicView'],
    ['logs', 'loginLog'],
    ['qualityTesting', 'loginLog'],
    ['purchase', 'purchaseRequiredSummary'],
    ['basic', 'skuList'],
    ['wms', 'logoutStock'],
    ['delivery', 'logoutStock'],
    ['newProducts', 'orderTpl'],
    ['statistics', 'logisticsAveRateAscan'],
    ['logistics', 'importAndExport'],
    ['operation', 'partsGeek'],
    ['oms', 'orderList'],
    ['finance', 'contract'],
    ['resourceCenter', 'downList'],
  ])('[G4] [spec 2.21] %s opens at %s, also where other pages stand before it', (section, page) => {
    const pages = ['aPageBefore', page].map(key => ({ key, title, actions: [] }));
    const menu = menuFor({ ...nobody, isSuper: true }, [{ key: section, title, groups: [{ key: 'all', title, pages }] }]);
    expect(pageGuard(`/admin/${section}`, { signedIn: true, menu })).toEqual({ redirect: `/admin/${section}/${page}` });
  });
});

describe('a section whose default page belongs to another one', () => {
  const section = (key: string, ...pages: readonly string[]) => ({
    key,
    title,
    groups: [{ key: 'all', title, pages: pages.map(page => ({ key: page, title, actions: [] })) }],
  });
  const sections = [section('logs', 'loginLog'), section('qualityTesting', 'sampleJudgement', 'iqcInspection')];
  const led = (...codes: readonly string[]) =>
    pageGuard('/admin/qualityTesting', { signedIn: true, menu: menuFor(withCodes(...codes), sections) });

  it('[G4] [spec 2.21] leads there, and users who may not open it to their first page of the section', () => {
    expect(led('logs.loginLog.list', 'qualityTesting.iqcInspection.list')).toEqual({ redirect: '/admin/logs/loginLog' });
    expect(led('qualityTesting.iqcInspection.list')).toEqual({ redirect: '/admin/qualityTesting/iqcInspection' });
    expect(led('basic.skuList.list')).toBe('noPermission');
  });
});

it('[G3] [spec 8.18] a missing permission is reported in the words of the specification', () => {
  expect(noPermissionMessage.en).toBe('No permission to access, contact the administrator to assign a menu');
});
