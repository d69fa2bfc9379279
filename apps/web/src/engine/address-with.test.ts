import type { OpenedPage, RecordRow } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { addressOf } from './address-with.ts';

const row = (id: number, sku: number | undefined, site: number): RecordRow => ({
  id,
  version: 1,
  site,
  ...(sku === undefined ? {} : { sku }),
});
const opened: OpenedPage = { section: 'basic', page: 'profit', tab: 'whatIf', inputs: { sku: 'sku', site: 'site' } };
const several: OpenedPage = { ...opened, several: { tab: 'results', by: { sku: 'sku', site: 'site' } } };

it('one record opens the tool with what it holds, several the list of what they hold, each once', () => {
  expect(addressOf(several, [row(1, 7, 2)])).toBe('/admin/basic/profit?tab=whatIf&with.sku=7&with.site=2');
  const address = new URL(addressOf(several, [row(1, 7, 2), row(2, 8, 2), row(3, undefined, 2)])!, 'http://x');
  expect([address.pathname, ...address.searchParams.entries()]).toEqual([
    '/admin/basic/profit',
    ['tab', 'results'],
    ['sku', expect.stringContaining('7') as string],
    ['site', expect.stringContaining('2') as string],
  ]);
  expect(addressOf(opened, [row(1, 7, 2), row(2, 8, 2)])).toContain('with.sku=7');
  expect(addressOf(several, [])).toBeUndefined();
});
