import { cleanup, fireEvent, screen } from '@testing-library/react';
import { text } from '@axle/kernel';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { CascadeLevels } from './cascade-levels.view.tsx';
import type { TreeEntry } from './use-tree.ts';

afterEach(cleanup);

const entry = (id: number, name: string, level: number, path: string, parent?: number): TreeEntry => ({
  record: { id, code: `C-${id}`, name: text(name, name), ...(parent === undefined ? { above: true } : { parent }) },
  level,
  name,
  path,
});
const tree = [
  entry(1, '照明', 0, '照明'),
  entry(2, '大灯', 1, '照明 / 大灯', 1),
  entry(3, '尾灯', 1, '照明 / 尾灯', 1),
  entry(4, '制动', 0, '制动'),
];

function openLevels() {
  const chosen: number[] = [];
  openPage(1).draw(<CascadeLevels entries={tree} chosen={undefined} leaves onChoose={id => chosen.push(id)} />);
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  return { chosen, press, search: screen.getByRole('searchbox'), at: () => document.activeElement?.textContent };
}

it('the arrows lead from the search into the tree, through it and back', () => {
  const { press, search, at } = openLevels();
  expect(document.activeElement).toBe(search);
  const went = ['ArrowDown', 'ArrowDown', 'Home', 'End'].map(key => (press(key), at()));
  expect(went).toEqual(['照明', '制动', '照明', '制动']);
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(search);
});

it('Enter in the search takes the first that was found and may be chosen, by name and by pinyin', () => {
  const { chosen, press, search } = openLevels();
  for (const typed of ['照明', 'weideng', 'C-2']) {
    fireEvent.change(search, { target: { value: typed } });
    press('Enter');
  }
  expect(chosen).toEqual([2, 3, 2]);
});
