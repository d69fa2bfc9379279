import type { ListView } from '@axle/wire';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settle } from '../../testing/settle.ts';
import { memoryViews } from '../testing/memory-views.ts';
import { openPage } from '../testing/open-page.tsx';
import { readAddress } from './query-address.ts';
import { ViewsMenu } from './views-menu.view.tsx';

const copied: string[] = [];
beforeEach(() => {
  copied.length = 0;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (text: string) => copied.push(text) } });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const view = (id: number, audience: ListView['audience']): ListView => ({
  id,
  name: `view ${id}`,
  audience,
  own: true,
  version: 1,
  query: { filters: [{ field: 'size', op: 'gte', value: 5 }], sort: [] },
  blocked: [],
});

/** The link that the menu copies of a list, with its parameters. */
async function copiedLink(prepare: (model: ReturnType<typeof openPage>['model']) => void): Promise<URL> {
  const { model, draw } = openPage(5, { views: memoryViews(view(1, 'private'), view(2, 'public')) });
  model.views.start();
  await settle();
  prepare(model);
  draw(<ViewsMenu onAsk={() => undefined} />);
  fireEvent.click(screen.getByText('复制链接'));
  await waitFor(() => expect(copied).toHaveLength(1));
  const link = new URL(copied[0]!);
  const { fields, page } = model.list;
  if (!link.searchParams.has('view')) expect(readAddress(link.searchParams, fields, page.sort)).toEqual(model.list.state);
  return link;
}

it('a copied link opens the list with its conditions', async () => {
  const link = await copiedLink(({ list }) => list.setFilter('size', { field: 'size', op: 'gte', value: 5 }));
  expect([link.origin + link.pathname, link.searchParams.get('size')]).toEqual([location.origin + location.pathname, 'gte:5']);
});

it('of a view that others may open its number travels; of a private one, or one that was changed, the conditions', async () => {
  const opened = (id: number) => (model: ReturnType<typeof openPage>['model']) =>
    model.views.open(model.views.views.find(one => one.id === id)!);
  expect((await copiedLink(opened(2))).search).toBe('?view=2');
  cleanup();
  copied.length = 0;
  expect((await copiedLink(opened(1))).searchParams.get('size')).toBe('gte:5');
  cleanup();
  copied.length = 0;
  const changed = await copiedLink(model => {
    opened(2)(model);
    model.list.setFilter('size', { field: 'size', op: 'gte', value: 7 });
  });
  expect([changed.searchParams.get('view'), changed.searchParams.get('size')]).toEqual([null, 'gte:7']);
});
