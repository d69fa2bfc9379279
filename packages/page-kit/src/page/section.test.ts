import { describe, expect, it } from 'vitest';
import { definePage } from './define-page.ts';
import { borrowedBy, defineSection, importKey, outlineSection, pagesOf, permissionCodesOf } from './section.ts';

const help = { why: { zh: '为什么', en: 'Why' } };
const title = { zh: '页', en: 'Page' };
const page = definePage({
  key: 'vehicleModel',
  title,
  help,
  standard: ['list', 'add', 'update'],
  actions: [
    { key: 'mergeModel', title, on: 'one', permission: 'update' },
    { key: 'freeze', title, on: 'many' },
  ],
});

describe('sections and pages', () => {
  it('[spec 6.5] derive each permission code once, the list first', () => {
    expect(permissionCodesOf('basic', page)).toEqual([
      'basic.vehicleModel.list',
      'basic.vehicleModel.add',
      'basic.vehicleModel.update',
      'basic.vehicleModel.freeze',
    ]);
  });

  it('list pages in the order of the menu', () => {
    const other = definePage({ key: 'brand', title, help });
    const section = defineSection({
      key: 'basic',
      title,
      defaultPage: 'brand',
      groups: [
        { key: 'a', title, pages: [other] },
        { key: 'b', title, pages: [page] },
      ],
    });
    expect(pagesOf(section).map(({ key }) => key)).toEqual(['brand', 'vehicleModel']);
  });

  it('lend a page to another section, which says what its list begins with', () => {
    const lent = { section: 'wms', filters: [{ field: 'outType', op: 'eq' as const, value: 'fba' }] };
    const outline = outlineSection({
      key: 'delivery',
      title,
      defaultPage: 'brand',
      groups: [
        { key: 'a', title, pages: {}, borrowed: { logoutStock: lent } },
        { key: 'b', title, pages: {} },
      ],
    });
    expect(borrowedBy(outline, 'logoutStock')).toBe(lent);
    expect([borrowedBy(outline, 'brand'), borrowedBy(outline, 'toString')]).toEqual([undefined, undefined]);
  });

  it('are imported under a key of both', () => {
    expect(importKey('resourceCenter', 'vehicleModel')).toBe('resource_center_vehicle_model');
  });

  it('may be listed and nothing else unless they say so', () => {
    expect(definePage({ key: 'x', title, help })).toMatchObject({ standard: ['list'], actions: [], openToAll: false, columns: [] });
  });
});
