import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { can } from '../rights/can.ts';
import { canOpen } from '../rights/can-open.ts';
import { accesses, nobody, sampleSections, withCodes } from '../testing.ts';
import { menuFor } from './menu-for.ts';
import { menuPages } from './menu-pages.ts';

const keys = (menu: ReturnType<typeof menuFor>) => menuPages(menu).map(entry => entry.page.uniqueKey);

describe('the menu', () => {
  it('[G1] [spec 2.15, 2.22, 3.4] has section, group and page, and the buttons below the page', () => {
    const [, basic] = menuFor(withCodes('basic.vehicleModel.list', 'basic.vehicleModel.add'), sampleSections);
    expect(basic).toMatchObject({
      path: '/admin/basic',
      uniqueKey: 'basic',
      nameZh: '基础数据',
      nameEn: 'Basic data',
      active: true,
      children: [
        {
          uniqueKey: 'basic.fitment',
          children: [
            {
              path: '/admin/basic/vehicleModel',
              uniqueKey: 'vehicleModel',
              children: [
                { uniqueKey: 'basic.vehicleModel.add', active: true, path: '' },
                { uniqueKey: 'basic.vehicleModel.export', active: false },
              ],
            },
          ],
        },
      ],
    });
  });

  it('[G1] [spec 3.5] leaves out pages that may not be opened, and what is empty then', () => {
    expect(keys(menuFor(nobody, sampleSections))).toEqual(['homeIndex', 'downList']);
    expect(menuFor(nobody, sampleSections).map(section => section.uniqueKey)).toEqual(['home', 'resourceCenter']);
  });

  it('[G1] shows a page that a section borrows at an address of that section, to those who may open it in its own', () => {
    const title = { zh: '出库单', en: 'Outbound orders' };
    const pages = [{ key: 'logoutStock', title, actions: [{ code: 'wms.logoutStock.add', title }], of: 'wms' }];
    const sections = [{ key: 'delivery', title, groups: [{ key: 'outbound', title, pages }] }];
    const [delivery] = menuFor(withCodes('wms.logoutStock.list'), sections);
    expect(delivery?.children[0]?.children[0]).toMatchObject({
      path: '/admin/delivery/logoutStock',
      uniqueKey: 'logoutStock',
      children: [{ uniqueKey: 'wms.logoutStock.add', active: false }],
    });
    expect(menuFor(withCodes('delivery.logoutStock.list'), sections)).toEqual([]);
  });

  it('[G1] shows a page that is reached from a document only to those who have its list', () => {
    expect(keys(menuFor(withCodes('resourceCenter.receiveReportForm.list'), sampleSections))).toContain('receiveReportForm');
    expect(keys(menuFor(nobody, sampleSections))).not.toContain('receiveReportForm');
  });

  it('[G1] [spec 6.3] holds only what may be opened, and says of every button whether it may be used', () => {
    fc.assert(
      fc.property(accesses(), access => {
        for (const { section, page } of menuPages(menuFor(access, sampleSections))) {
          expect(canOpen(access, section.uniqueKey, page.uniqueKey)).toBe(true);
          for (const button of page.children) expect(button.active).toBe(can(access, button.uniqueKey));
        }
      }),
    );
  });
});
