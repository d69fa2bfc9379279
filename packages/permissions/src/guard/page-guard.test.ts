import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuFor } from '../menu/menu-for.ts';
import { accesses, nobody, sampleSections, withCodes } from '../testing.ts';
import { pageGuard, returnPath } from './page-guard.ts';

const editor = { signedIn: true, menu: menuFor(withCodes('basic.vehicleModel.list'), sampleSections) };
const stranger = { signedIn: false, menu: [] };

describe('the page guard', () => {
  it('[G2] [spec 2.9] sends a user who is not signed in to the login page, with the way back', () => {
    expect(pageGuard('/admin/basic/vehicleModel?make=Ford', stranger)).toEqual({
      redirect: '/login?redirect=%2Fadmin%2Fbasic%2FvehicleModel%3Fmake%3DFord',
    });
    expect(pageGuard('/some/admin', stranger)).toHaveProperty('redirect');
  });

  it('[G2] lets everybody to the login page and the standalone pages', () => {
    for (const path of ['/login', '/login?redirect=x', '/samplingLog?samplingNo=1', '/receiveReportForm', '/oaCheckDetail/'])
      expect(pageGuard(path, stranger)).toBe('allow');
  });

  it('[G2] leads back within our own origin only', () => {
    expect(returnPath('/admin/basic/vehicleModel?make=Ford')).toBe('/admin/basic/vehicleModel?make=Ford');
    for (const elsewhere of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'admin',
      '',
      '/login',
      '/login?redirect=/admin',
      '/a b',
      undefined,
      null,
    ])
      expect(returnPath(elsewhere)).toBe('/admin/home/homeIndex');
  });

  it('[G3] [spec 2.4, 2.11] allows pages of the menu and pages open to all', () => {
    for (const path of [
      '/admin/basic/vehicleModel',
      '/admin/basic/vehicleModel/?page=2#x',
      '/admin/home/homeIndex',
      '/admin/purchase/receiveReportForm',
      '/admin/purchase/purchaseOrderCreated',
      '/admin/resourceCenter/downList',
    ])
      expect(pageGuard(path, editor)).toBe('allow');
  });

  it('[G3] [spec 2.10, 6.1] reports a missing right for any other page of the shell', () => {
    for (const path of ['/admin/basic/skuList', '/admin/basic/nothing', '/admin/system/users', '/admin/home/vehicleModel'])
      expect(pageGuard(path, editor)).toBe('noPermission');
  });

  it('[G3] shows a super user "not found" for a page or section that nobody has', () => {
    const boss = { signedIn: true, isSuper: true, menu: menuFor({ ...nobody, isSuper: true }, sampleSections) };
    for (const path of ['/admin/basic/nothing', '/admin/finance', '/admin/finance/contract'])
      expect(pageGuard(path, boss)).toBe('notFound');
    expect(pageGuard('/admin/basic/vehicleModel', boss)).toBe('allow');
  });

  it("[G4] [spec 2.1, 2.3, 2.20] leads home, and from a section to its default page or the user's first", () => {
    for (const path of ['/', '', '/admin', '/admin/']) expect(pageGuard(path, editor)).toEqual({ redirect: '/admin/home/homeIndex' });
    expect(pageGuard('/admin/basic', editor)).toEqual({ redirect: '/admin/basic/vehicleModel' });
    const both = { signedIn: true, menu: menuFor({ ...nobody, isSuper: true }, sampleSections) };
    expect(pageGuard('/admin/basic', both)).toEqual({ redirect: '/admin/basic/skuList' });
    expect(pageGuard('/admin/finance', editor)).toBe('noPermission');
  });

  it('[G4] [spec 2.8] finds nothing else', () => {
    for (const path of [
      '/nothing',
      '/admin/nothing',
      '/admin/constructor',
      '/admin/basic/vehicleModel/7',
      '/adminx',
      '/basic/vehicleModel',
    ])
      expect(pageGuard(path, editor)).toBe('notFound');
  });

  it('[G3] leads nobody in a circle: where it redirects, it allows', () => {
    fc.assert(
      fc.property(
        accesses(),
        fc.webPath(),
        fc.constantFrom('', '/admin', '/admin/basic', '/admin/system', '/admin/home'),
        (access, path, front) => {
          const visitor = { signedIn: true, menu: menuFor(access, sampleSections) };
          const decision = pageGuard(front + path, visitor);
          if (typeof decision === 'object') expect(pageGuard(decision.redirect, visitor)).toBe('allow');
        },
      ),
    );
  });
});
