import { expect, it } from 'vitest';
import { catalogueMenu } from '../../testing/session-bench.ts';
import { matchPages } from './match-pages.ts';
import { pinyinInitials } from './pinyin-initials.ts';

const found = (typed: string) => matchPages(catalogueMenu, typed).map(entry => entry.page.uniqueKey);

it.each([
  ['车型库', 'cxk'],
  ['下载中心', 'xzzx'],
  ['采购订单', 'cgdd'],
  ['库存', 'kc'],
  ['质检图片', 'zjtp'],
  ['阿里 SKU', 'al sku'],
])('the pinyin initials of %s are %s', (text, initials) => {
  expect(pinyinInitials(text)).toBe(initials);
});

it.each(['车型', 'vehiclemodel', 'Vehicle Model', 'cx', 'cxk', 'model'])('%s finds the vehicle models', typed => {
  expect(found(typed)[0]).toBe('vehicleModel');
});

it('a page is also found by its group, after those found by name', () => {
  expect(found('任务')).toEqual(['downList']);
});

it('nothing typed lists every page of the menu, a strange word none', () => {
  expect(found('')).toEqual(['homeIndex', 'vehicleModel', 'downList']);
  expect(found('qqq')).toEqual([]);
});
