import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { enterNext } from '../../shell/shortcuts/regions.ts';
import { shortcuts } from '../../text/shortcuts.ts';
import { layOut } from '../testing/laid-out.ts';
import { openPage } from '../testing/open-page.tsx';
import { ListView } from './list.view.tsx';

beforeAll(() => layOut());
afterEach(cleanup);

async function openList() {
  const page = openPage(50);
  page.draw(<ListView />);
  act(() => {
    page.model.views.start();
    page.model.list.start();
  });
  await screen.findByRole('grid');
  await waitFor(() => expect(document.querySelectorAll('.ax-cell').length).toBeGreaterThan(10));
  return { ...page, search: screen.getByRole('searchbox') };
}
const inList = () => document.activeElement?.closest('[data-region]')?.getAttribute('data-region');

it('↓ leads from the search into the list', async () => {
  const { search, model } = await openList();
  search.focus();
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  expect(inList()).toBe('list');
  fireEvent.keyDown(document.activeElement!, { key: ' ' });
  expect(model.list.selection.rows.size).toBe(1);
});

it('F6 goes through the parts of the page, and back', async () => {
  const { search } = await openList();
  search.focus();
  const went = [1, 1, 1, 1].map(() => {
    act(() => void enterNext(1));
    return inList();
  });
  expect(went).toEqual(['commands', 'list', 'tabs', 'search']);
  act(() => void enterNext(-1));
  expect(inList()).toBe('tabs');
});

it('the buttons of the toolbar are one stop of the Tab key, and the arrows walk among them', async () => {
  await openList();
  const bar = document.querySelector('.ax-toolbar-buttons')!;
  const stops = () => [...bar.querySelectorAll('button:not(:disabled)')].filter(button => (button as HTMLElement).tabIndex === 0);
  const [first] = stops();
  expect(stops()).toHaveLength(1);
  (first as HTMLElement).focus();
  fireEvent.keyDown(first!, { key: 'ArrowRight' });
  expect([stops().length, stops()[0] === first, stops()[0] === document.activeElement]).toEqual([1, false, true]);
  fireEvent.keyDown(document.activeElement!, { key: 'Home' });
  expect(stops()).toEqual([first]);
});

it('the sheet of shortcuts names the keys of lists', () => {
  const named = shortcuts.find(({ title }) => title.en === 'Lists')!.entries.flatMap(({ keys }) => keys);
  const working = ['↓', 'PageDown', 'Ctrl+Home', 'Ctrl+↓', 'Shift+↓', 'Space', 'Shift+Space', 'Enter', 'Ctrl+C', 'Ctrl+Z', 'Ctrl+Y'];
  expect(working.filter(key => !named.includes(key))).toEqual([]);
});
