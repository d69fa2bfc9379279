import { text } from '@axle/kernel';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { FlowStrip } from './flow-strip.view.tsx';

afterEach(cleanup);

const entry = (page: string, id: number, no: string) => ({
  section: 'wms',
  page,
  id,
  title: text(page, page),
  no,
  state: text('已发', 'Sent'),
});

it('what came before stands before the document in order, what came from it behind, each a link to its page', () => {
  const before = [entry('transfer', 2, 'TF26052000002'), entry('plan', 1, 'DP26052000001')];
  openPage(1).draw(<FlowStrip before={before} after={[entry('parcel', 9, 'X-1')]} title="OB-1" />);
  const items = within(screen.getByRole('list', { name: '单据流' })).getAllByRole('listitem');
  expect(items.map(item => item.textContent)).toEqual([
    'plan DP-260-520-00001已发',
    'transfer TF-260-520-00002已发',
    'OB-1',
    'parcel X-1已发',
  ]);
  expect(within(items[1]!).getByRole('link').getAttribute('href')).toBe('/admin/wms/transfer?record=2');
});

it('a record that nothing comes before or after has no strip', () => {
  openPage(1).draw(<FlowStrip before={[]} after={[]} title="OB-1" />);
  expect(screen.queryByRole('list')).toBeNull();
});
