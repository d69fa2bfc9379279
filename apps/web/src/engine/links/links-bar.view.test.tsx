import { text } from '@axle/kernel';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { LinksBar } from './links-bar.view.tsx';

afterEach(cleanup);

const link = (page: string, count?: number) => ({
  section: 'wms',
  page,
  title: text(page, page),
  filters: [{ field: 'skuCode', op: 'eq', value: 'AX-1' }],
  ...(count === undefined ? {} : { count }),
});

it('each count opens the list of exactly those records; a number beyond the counting limit is shown with a plus', () => {
  openPage(1).draw(<LinksBar most={999} links={[link('stock', 3), { ...link('moves', 1000), tab: 'all' }, link('late')]} />);
  expect(screen.getByRole('link', { name: 'stock 3' }).getAttribute('href')).toBe('/admin/wms/stock?skuCode=AX-1');
  expect(screen.getByRole('link', { name: 'moves 999+' }).getAttribute('href')).toBe('/admin/wms/moves?tab=all&skuCode=AX-1');
  expect(screen.getByRole('link', { name: 'late' })).toBeDefined();
});

it('pages without such records are in the menu', async () => {
  openPage(1).draw(<LinksBar most={999} links={[link('stock', 3), link('orders', 0)]} />);
  expect(screen.queryByRole('link', { name: /orders/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '更多' }));
  expect(await screen.findByRole('menuitem', { name: /orders/ })).toBeDefined();
});

it('nothing stands there where nothing may be listed', () => {
  openPage(1).draw(<LinksBar most={999} links={[]} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
