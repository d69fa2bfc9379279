import { ok, refuse } from '@axle/kernel';
import { type Board, type Figures, type Page } from '@axle/page-kit';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PageRecords } from '../records/records-of.ts';
import { openPage } from '../testing/open-page.tsx';
import { sampleRecords, samplePage } from '../testing/sample-page.ts';
import { settle } from '../../testing/settle.ts';
import { BoardView } from './board.view.tsx';
import { FiguresStore } from './figures-store.ts';

afterEach(cleanup);

const text = (word: string) => ({ zh: word, en: word });
const board: Board = {
  figures: 'sizes',
  reads: ['code', 'size'],
  tiles: [
    { kind: 'number', key: 'all', title: text('Everything') },
    { kind: 'bars', key: 'codes', title: text('By code'), drill: { tab: 'all', row: { field: 'code', op: 'eq' } } },
    {
      kind: 'matrix',
      key: 'pairs',
      title: text('Pairs'),
      rowTitle: text('One'),
      columnTitle: text('Other'),
      shaded: true,
      under: text('On the way'),
    },
    {
      kind: 'stacks',
      key: 'parts',
      title: text('Parts'),
      drill: { tab: 'all', row: { field: 'code', op: 'eq' }, column: { field: 'size', op: 'eq' } },
    },
  ],
};
const figures: Figures = {
  all: { value: 1200, before: 1000 },
  codes: { points: [{ key: 'T0001', label: text('T0001'), value: 3 }] },
  pairs: { rows: [{ key: 'a', label: text('a') }], columns: [{ key: 'b', label: text('b') }], cells: [[5]], under: [[7]] },
  parts: {
    rows: [{ key: 'T0001', label: text('Hamburg') }],
    columns: [
      { key: '30', label: text('0–30 d') },
      { key: '60', label: text('31–60 d') },
    ],
    cells: [[40, 1100]],
  },
};
const page: Page = { ...samplePage, tabs: [...samplePage.tabs, { key: 'sizes', title: text('Sizes'), board }] };

function openBoard(answer: PageRecords['figures'] = async () => ok(figures)) {
  const { records } = sampleRecords(20);
  records.figures = answer;
  const opened = openPage(20, { page, recordsOf: { of: () => records } });
  opened.model.list.setTab('sizes');
  opened.draw(<BoardView list={opened.model.list} board={board} />);
  return { list: opened.model.list };
}

describe('a board', () => {
  it('shows numbers with their change, bars and pairs', async () => {
    openBoard();
    await act(settle);
    expect(screen.getByText('1,200')).toBeTruthy();
    expect(screen.getByText('+20.0%')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'b' })).toBeTruthy();
    expect(screen.getByText('5')).toBeTruthy();
  });

  it('shows a second number below the first of a pair, and bars split into their parts, each of which opens its rows', async () => {
    const { list } = openBoard();
    await act(settle);
    expect(screen.getByTitle('On the way').textContent).toBe('7');
    expect(screen.getByText('1,140')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Hamburg，31–60 d：1,100' }));
    expect(list.state.filters).toEqual([
      { field: 'code', op: 'eq', value: 'T0001' },
      { field: 'size', op: 'eq', value: '60' },
    ]);
  });

  it('opens the rows behind a number', async () => {
    const { list } = openBoard();
    await act(settle);
    fireEvent.click(screen.getByRole('button', { name: /T0001/ }));
    expect(list.state).toMatchObject({ tab: 'all', filters: [{ field: 'code', op: 'eq', value: 'T0001' }] });
    expect(list.board).toBeUndefined();
  });

  it('says why there are none', async () => {
    openBoard(async () => refuse({ code: 'TOO_SLOW', message: text('too slow') }));
    await act(settle);
    expect(screen.getByRole('alert').textContent).toContain('too slow');
  });

  it('is hidden from users who may not read every field that it uses', () => {
    const { model } = openPage(1, {
      page,
      reader: {
        userId: 7,
        isSuper: false,
        can: () => true,
        fieldAccess: (_page, field) => ({ shown: field !== 'size', read: field !== 'size', write: true }),
      },
    });
    expect(model.list.tabs.map(tab => tab.key)).toEqual(['all', 'own']);
  });
});

describe('the figures of a board', () => {
  it('are those of the newest question, whatever comes last', async () => {
    const answers: ((value: Figures) => void)[] = [];
    const records = { figures: () => new Promise(resolve => answers.push(value => resolve(ok(value)))) } as unknown as PageRecords;
    const store = new FiguresStore(records);
    void store.ask(board, []);
    void store.ask(board, [{ field: 'size', op: 'eq', value: 1 }]);
    answers[1]?.({ all: { value: 2 } });
    answers[0]?.({ all: { value: 1 } });
    await settle();
    expect([store.figures, store.loading]).toEqual([{ all: { value: 2 } }, false]);
  });
});
