import { text } from '@axle/kernel';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { afterEach, expect, it, vi } from 'vitest';
import { Navigation } from '../../shell/navigation.ts';
import { openPage } from '../testing/open-page.tsx';
import type { MatrixGroup, MatrixRow, MatrixSums } from './matrix-parts.ts';
import { Matrix } from './matrix.view.tsx';

afterEach(cleanup);

interface Part extends MatrixRow {
  readonly pieces: number;
  /** What lies in the warehouse; absent where it is not kept there. */
  readonly west?: number;
}

const parts: readonly Part[] = [
  { key: 1, name: 'AIR-1', under: 'Air filter', pieces: 7, west: 7 },
  { key: 2, name: 'WIP-2', pieces: 3 },
];
const number = (words: number | undefined) => (words === undefined ? undefined : { words: String(words) });

function drawn(groups: readonly MatrixGroup<Part>[], sums?: MatrixSums, rows = parts) {
  const page = openPage(1);
  page.draw(
    <Matrix
      name={text('库存', 'Stock')}
      corner="SKU"
      groups={groups}
      rows={rows}
      none={text('没有', 'Nothing')}
      {...(sums ? { sums } : {})}
    />,
  );
  return page;
}

const total: MatrixGroup<Part> = {
  key: 'total',
  columns: [
    {
      key: 'pieces',
      name: 'Total',
      isNumber: true,
      cell: ({ pieces }) => ({ words: String(pieces), to: `#${pieces}` }),
      sum: { words: '10' },
    },
  ],
};
const west: MatrixGroup<Part> = {
  key: 'west',
  head: { name: 'West' },
  columns: [
    { key: 'free', name: 'Available', cell: row => number(row.west), sum: { words: '7' } },
    { key: 'aged', name: 'Aged', cell: row => (row.west && { words: '0' }) || undefined },
  ],
};
const names = (role: string) => screen.getAllByRole(role).map(one => one.getAttribute('aria-label') ?? one.textContent);

it('names each cell by its row and column; a group that a row has nothing of is one dash', () => {
  drawn([total, west]);
  expect(names('columnheader')).toEqual(['SKU', 'Total', 'West', 'Available', 'Aged']);
  expect(names('rowheader')).toEqual(['AIR-1', 'WIP-2']);
  expect(screen.getByLabelText('AIR-1，West Available：7').textContent).toBe('7');
  expect(screen.getByLabelText('WIP-2，West：无')).toHaveProperty('colSpan', 2);
  expect(screen.getByRole('grid', { name: '库存' })).toBeDefined();
});

it('has its sums below the heads or at the foot, and says so where there is no row', () => {
  drawn([total, west], { name: 'All', at: 'foot' });
  expect(document.querySelector('tfoot')!.textContent).toBe('All107');
  cleanup();
  drawn([total], { name: 'All', at: 'head' });
  expect(within(document.querySelector('thead')!).getByLabelText('All，Total：10')).toBeDefined();
  cleanup();
  drawn([total], undefined, []);
  expect([screen.queryByRole('grid'), screen.getByText('没有').tagName]).toEqual([null, 'P']);
});

it('is one stop of the Tab key, and the arrows walk over heads and cells to what can be pressed in them', () => {
  drawn([total, west]);
  const grid = screen.getByRole('grid');
  const stops = () => [...grid.querySelectorAll<HTMLElement>('[tabindex="0"]')];
  expect(stops().map(one => one.getAttribute('aria-label'))).toEqual(['AIR-1，Total：7']);
  const link = stops()[0]!;
  expect(link.tagName).toBe('A');
  link.focus();
  const walk = (...keys: readonly string[]) => {
    for (const key of keys) fireEvent.keyDown(document.activeElement!, { key });
    expect(stops()).toEqual([document.activeElement]);
    return document.activeElement!.getAttribute('aria-label');
  };
  expect(walk('ArrowDown', 'ArrowRight')).toBe('WIP-2，West：无');
  expect(walk('ArrowUp')).toBe('AIR-1，West Available：7');
  expect(walk('ArrowUp', 'ArrowUp')).toBe('West');
  expect(walk('Home')).toBe('SKU');
});

it('a press chooses a cell, and draws its row alone again', () => {
  const chosen = observable.map<number, true>();
  const asked = vi.fn<(key: unknown) => void>();
  drawn([
    {
      key: 'all',
      columns: [
        {
          key: 'at',
          name: 'Store',
          action: { title: 'All of Store', press: () => runInAction(() => void chosen.replace([1, 2].map(key => [key, true]))) },
          cell: ({ key }) => {
            asked(key);
            const press = () => runInAction(() => void chosen.set(Number(key), true));
            return { words: 'open', choice: { chosen: chosen.has(Number(key)), press } };
          },
        },
      ],
    },
  ]);
  asked.mockClear();
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map(one => one.getAttribute('aria-label'));
  fireEvent.click(screen.getByRole('button', { name: 'WIP-2，Store：open' }));
  expect([asked.mock.calls, pressed()]).toEqual([[[2]], ['WIP-2，Store：open']]);
  fireEvent.click(screen.getByTitle('All of Store'));
  expect(pressed()).toHaveLength(2);
});

it('a figure opens its list in the app, and in a window of its own with Ctrl', () => {
  const { services } = drawn([total]);
  const go = vi.spyOn(services.get(Navigation), 'go').mockReturnValue(undefined);
  const link = screen.getByRole('link', { name: 'AIR-1，Total：7' });
  fireEvent.click(link, { ctrlKey: true });
  expect(go).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(go).toHaveBeenCalledWith('#7');
});
