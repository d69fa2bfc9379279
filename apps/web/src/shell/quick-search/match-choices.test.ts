import type { MenuNode } from '@axle/permissions';
import { expect, it } from 'vitest';
import { catalogueMenu } from '../../testing/session-bench.ts';
import { type CommandParts, frameCommands } from './frame-commands.ts';
import { matchChoices } from './match-choices.ts';
import { actionChoices, pageChoices, viewChoices } from './menu-choices.ts';

const pages = pageChoices(catalogueMenu);
const found = (typed: string) => matchChoices(pages, typed).map(({ key }) => key);

const button = (code: string, active: boolean): MenuNode => ({
  path: '',
  uniqueKey: code,
  nameZh: '新增品牌',
  nameEn: 'Add brand',
  active,
  children: [],
});
const brandMenu: readonly MenuNode[] = [
  {
    ...catalogueMenu[1]!,
    children: [
      {
        ...catalogueMenu[1]!.children[0]!,
        children: [
          {
            path: '/admin/basic/brand',
            uniqueKey: 'brand',
            nameZh: '品牌',
            nameEn: 'Brand',
            active: true,
            children: [button('basic.brand.add', true), button('basic.brand.import', false)],
          },
        ],
      },
    ],
  },
];
const actions = actionChoices(brandMenu);

it('finds a page by words that other systems have for it', () => {
  const tariffs = [{ key: 'tariffCode', title: { zh: '税则编码', en: 'Tariff codes' }, also: ['HS编码', 'hs code'] }];
  for (const typed of ['hs', 'hscode', 'HS code', 'hs编码'])
    expect(matchChoices(tariffs, typed).map(({ key }) => key)).toEqual(['tariffCode']);
  expect(matchChoices(tariffs, 'vendor')).toEqual([]);
});

it('signs out by the words of other systems too', () => {
  const frame = frameCommands({ why: { allowed: false } } as CommandParts);
  for (const typed of ['退出', '注销', 'log out', 'sign out'])
    expect([typed, matchChoices(frame, typed).map(({ key }) => key)]).toEqual([typed, ['signOut']]);
});

it('finds a page by its full pinyin as by its initials', () => {
  expect(found('chexingku')).toEqual(found('cxk'));
  expect(found('chexingku')).not.toEqual([]);
});

it.each(['车型', 'vehiclemodel', 'Vehicle Model', 'cx', 'cxk', 'model'])('%s finds the vehicle models', typed => {
  expect(found(typed)[0]).toBe('vehicleModel');
});

it('a page is also found by its group, after those found by name', () => {
  expect(found('任务')).toEqual(['downList']);
});

it('an empty input lists every page of the menu, an unknown word none', () => {
  expect(found('')).toEqual(['homeIndex', 'vehicleModel', 'downList']);
  expect(found('qqq')).toEqual([]);
});

it.each(['add brand', 'Add Br', '新增品牌', 'xzpp', '品牌', 'brand'])('%s finds the adding of a brand', typed => {
  expect(matchChoices(actions, typed)).toMatchObject([{ title: { zh: '新增品牌', en: 'Add brand' }, path: '/admin/basic/brand?open=add' }]);
});

it('actions that the user may not use are not offered', () => {
  expect(actions.map(({ key }) => key)).toEqual(['brand-add']);
});

it('a saved view is found by its name', () => {
  const views = viewChoices(brandMenu, page => (page === 'brand' ? [{ id: 3, name: '国产' }] : []));
  expect(matchChoices([...pages, ...views], '国产')).toMatchObject([{ path: '/admin/basic/brand?view=3', note: { zh: '品牌' } }]);
});
