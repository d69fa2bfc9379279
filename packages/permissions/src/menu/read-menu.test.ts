import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accesses, nobody, sampleSections } from '../testing.ts';
import { menuFor } from './menu-for.ts';
import { menuPages } from './menu-pages.ts';
import { readMenu } from './read-menu.ts';

const everything = menuFor({ ...nobody, isSuper: true }, sampleSections);

describe('a menu that was sent or kept', () => {
  it('[G5] is read as it was made', () => {
    fc.assert(
      fc.property(accesses(), access => {
        const menu = menuFor(access, sampleSections);
        expect(readMenu(JSON.parse(JSON.stringify(menu)))).toEqual(menu);
      }),
    );
  });

  it('[G5] that is no list is none', () => {
    for (const json of [undefined, null, 'menu', 7, {}, { menu: [] }]) expect(readMenu(json)).toBeUndefined();
  });

  it('[G5] loses nodes without a key, pages without an address, doubles, and what is empty then', () => {
    const [home, basic] = everything;
    const page = { path: '/admin/basic/vehicleModel', uniqueKey: 'vehicleModel' };
    const broken = [
      home,
      home,
      null,
      'x',
      { ...basic, uniqueKey: undefined },
      { ...basic, children: 'none' },
      {
        uniqueKey: 'basic',
        colour: 'red',
        children: [{ uniqueKey: 'basic.fitment', children: [page, page, { uniqueKey: 'noPath' }, { ...page, uniqueKey: '' }] }],
      },
    ];
    const read = readMenu(broken) ?? [];
    expect(read.map(node => node.uniqueKey)).toEqual(['home', 'basic']);
    expect(menuPages(read).map(entry => [entry.page.uniqueKey, entry.page.nameZh, entry.page.active])).toEqual([
      ['homeIndex', home?.children[0]?.children[0]?.nameZh, true],
      ['vehicleModel', 'vehicleModel', false],
    ]);
  });

  it('[G5] ends at the buttons of its pages, which need no address, and calls by its key what has no name', () => {
    const button = { uniqueKey: 'add', nameZh: '', nameEn: 7, children: [{ uniqueKey: 'deeper' }] };
    const page = { uniqueKey: 'vehicleModel', path: '/admin/basic/vehicleModel', children: [button] };
    const read = readMenu([{ uniqueKey: 'basic', path: 7, children: [{ uniqueKey: 'basic.fitment', children: [page] }] }]);
    expect(read?.[0]).toMatchObject({ path: '', nameZh: 'basic', nameEn: 'basic', active: false });
    expect(read?.[0]?.children[0]?.children[0]?.children).toEqual([
      { uniqueKey: 'add', path: '', nameZh: 'add', nameEn: 'add', active: false, children: [] },
    ]);
  });

  it('[G5] of any JSON has pages that can be walked', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), json => {
        for (const { page } of menuPages(readMenu(json) ?? [])) expect(page.path).toMatch(/^\/admin\//);
      }),
    );
  });
});
