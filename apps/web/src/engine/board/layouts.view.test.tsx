import { type Decimal, ok } from '@axle/kernel';
import { type Board, type Figures, ledgerAccounts, type Page } from '@axle/page-kit';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FiguresQuery } from '../records/records-of.ts';
import { openPage } from '../testing/open-page.tsx';
import { sampleRecords, samplePage } from '../testing/sample-page.ts';
import { settle } from '../../testing/settle.ts';
import { BoardView } from './board.view.tsx';
import { StripView } from './strip.view.tsx';

afterEach(cleanup);

const text = (word: string) => ({ zh: word, en: word });

function open(board: Board, answer: (query: FiguresQuery) => Figures) {
  const asked: FiguresQuery[] = [];
  const { records } = sampleRecords(20);
  records.figures = async (_name, query) => {
    asked.push(query);
    return ok(answer(query));
  };
  const page: Page = { ...samplePage, tabs: [...samplePage.tabs, { key: 'board', title: text('Board'), board }] };
  const { model, draw } = openPage(20, { page, recordsOf: { of: () => records } });
  return { list: model.list, draw, asked };
}

it('a ledger opens, shows each balance, closes, and links to the record of an entry', async () => {
  const entry = (key: string, of: string, change: string) =>
    ({ key, of, change: change as Decimal, at: '2026-05-20T08:30:00.000Z', words: `Document ${key}` }) as const;
  const accounts = ledgerAccounts({ CNY: '100' as Decimal }, [
    entry('T1', 'CNY', '500'),
    entry('T2', 'CNY', '-30'),
    entry('T3', 'USD', '7'),
  ]);
  const board: Board = {
    figures: 'accounts',
    reads: ['code'],
    tiles: [{ kind: 'ledger', key: 'accounts', title: text('Accounts'), drill: { tab: 'all', row: { field: 'code', op: 'eq' } } }],
  };
  const { list, draw } = open(board, () => ({
    accounts: { accounts: accounts.map(one => ({ ...one, key: one.of, label: text(one.of) })) },
  }));
  list.setTab('board');
  draw(<BoardView list={list} board={board} />);
  await act(settle);
  const rows = within(screen.getByRole('table', { name: 'Accounts' })).getAllByRole('row');
  const endsOf = (row: HTMLElement) => [...row.querySelectorAll('th, td')].slice(-3).map(cell => cell.textContent);
  expect(rows.slice(1).map(row => row.querySelector('th')?.textContent)).toEqual([
    'CNY',
    '期初',
    undefined,
    undefined,
    '期末',
    'USD',
    '期初',
    undefined,
    '期末',
  ]);
  expect(rows.slice(3, 6).map(endsOf)).toEqual([
    ['500', '', '600'],
    ['', '−30', '570'],
    ['500', '−30', '570'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Document T2' }));
  expect([list.state.tab, list.filterOf('code')]).toEqual(['all', { field: 'code', op: 'eq', value: 'T2' }]);
});

it('a report adds up its rows, its columns and all', async () => {
  const board: Board = {
    figures: 'report',
    reads: ['code'],
    tiles: [
      {
        kind: 'matrix',
        key: 'report',
        title: text('Report'),
        rowTitle: text('Row'),
        columnTitle: text('Column'),
        shaded: false,
        totals: true,
      },
    ],
  };
  const subject = (key: string) => ({ key, label: text(key) });
  const { list, draw } = open(board, () => ({
    report: {
      rows: [subject('a'), subject('b')],
      columns: [subject('x'), subject('y')],
      cells: [
        [1, 2],
        [3, 4],
      ],
    },
  }));
  list.setTab('board');
  draw(<BoardView list={list} board={board} />);
  await act(settle);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(row => row.textContent)).toEqual(['Row \\ Columnxy合计', 'a123', 'b347', '合计4610']);
});

describe('a funnel', () => {
  it('counts the steps that are chosen, in their order', async () => {
    const board: Board = { figures: 'funnel', reads: ['code'], tiles: [{ kind: 'funnel', key: 'funnel', title: text('Funnel'), most: 3 }] };
    const choices = ['a', 'b'].map(key => ({ key, label: text(key) }));
    const { list, draw, asked } = open(board, ({ steps = [] }) => ({
      funnel: { choices, points: steps.map((key, at) => ({ key, label: text(key), value: 40 / (at + 1) })) },
    }));
    list.setTab('board');
    draw(<BoardView list={list} board={board} />);
    await act(settle);
    for (const [place, step] of ['a', 'b'].entries()) {
      fireEvent.change(screen.getByRole('combobox', { name: `第${place + 1}步` }), { target: { value: step } });
      await act(settle);
    }
    expect(asked.at(-1)?.steps).toEqual(['a', 'b']);
    expect(screen.getByText('占首步 50.0% · 占上步 50.0%')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: '第1步' }), { target: { value: '' } });
    await act(settle);
    expect(asked.at(-1)?.steps).toEqual(['b']);
  });
});

it('the picture above a list asks as the list does, and a part of it filters the rows', async () => {
  const strip: Board = {
    figures: 'days',
    reads: ['seenAt'],
    tiles: [
      { kind: 'lines', key: 'days', title: text('Per day'), target: 6, drill: { row: { field: 'seenAt', op: 'day' } } },
      { kind: 'lines', key: 'hours', title: text('Per hour'), drill: { row: { field: 'seenAt', op: 'hour' } } },
    ],
  };
  const begin = '2026-05-20T01:00:00.000Z';
  const { list, draw, asked } = open(strip, () => ({
    days: { points: [{ key: '2026-05-20', label: text('20 May'), value: 3 }] },
    hours: { points: [{ key: begin, label: text('09:00'), value: 2 }] },
  }));
  list.start();
  const { container } = draw(<StripView list={list} strip={strip} />);
  await screen.findByText('20 May: 3');
  expect(container.querySelector('.ax-lines-target')?.getAttribute('y1')).toBe('0');
  expect(screen.getByText('目标 6')).toBeTruthy();
  fireEvent.click(container.querySelector('.ax-lines-open')!);
  expect(list.filterOf('seenAt')).toEqual({ field: 'seenAt', op: 'between', value: ['2026-05-20', '2026-05-20'] });
  await waitFor(() => expect(asked.at(-1)?.filters).toEqual(list.serverFilters));
  fireEvent.click(container.querySelectorAll('.ax-lines-open')[1]!);
  expect(list.filterOf('seenAt')).toEqual({ field: 'seenAt', op: 'between', value: [begin, '2026-05-20T01:59:59.999Z'] });
});
