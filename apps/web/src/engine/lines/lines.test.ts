import { sampleLines } from '@axle/page-kit/testing';
import { type Line, pastedTable } from '@axle/page-kit';
import { describe, expect, it } from 'vitest';
import { columnSums } from './column-sums.ts';
import { LinesGridStore } from './lines-grid-store.ts';
import { pressKey } from './lines-keys.ts';
import { pasteLines } from './paste-lines.ts';

const columns = ['part', 'quantity', 'note'];
const line = (part: string, quantity: unknown = 1, more: object = {}): Line => ({ part, quantity, ...more });

function openGrid(lines: readonly Line[] = [], closed: readonly string[] = []) {
  let held = lines;
  const grid = new LinesGridStore({
    field: sampleLines,
    columns,
    lines: () => held,
    put: next => (held = next),
    mayWrite: column => !closed.includes(column),
    open: () => true,
  });
  const press = (key: string, more: object = {}) =>
    pressKey(grid, { key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more }, 10);
  return { grid, press, held: () => held };
}

describe('a paste into lines', () => {
  const paste = (text: string, lines: readonly Line[] = [], place = { row: 0, column: 0 }) =>
    pasteLines(sampleLines, columns, lines, place, pastedTable(text), () => true);

  it('matches Chinese and English headings in any order, and lists unknown ones', () => {
    expect(paste('数量\t颜色\tPart *\n2\tred\tA\n3\tblue\tB')).toEqual({ lines: [line('A', 2), line('B', 3)], rows: 2, unknown: ['颜色'] });
  });

  it('without headings goes from the place on, over lines that are there and new ones', () => {
    expect(paste('7\n8', [line('A')], { row: 0, column: 1 }).lines).toEqual([line('A', 7), { quantity: 8 }]);
  });

  it('drops nothing: what a column cannot read stays as it was given', () => {
    expect(paste('A\tmany\nB\t1,000').lines).toEqual([line('A', 'many'), line('B', 1000)]);
  });

  it('begins a new line with what its columns hold at first, whether it is pasted or typed', () => {
    const field = { ...sampleLines, fields: { ...sampleLines.fields, note: { ...sampleLines.fields['note']!, initial: '-' } } };
    const text = pastedTable('A\t1\n\t\nB\t2\tspare');
    const { lines } = pasteLines(field, columns, [line('Z')], { row: 1, column: 0 }, text, () => true);
    expect(lines).toEqual([line('Z'), line('A', 1, { note: '-' }), {}, line('B', 2, { note: 'spare' })]);
    let held: readonly Line[] = [];
    const grid = new LinesGridStore({
      field,
      columns,
      lines: () => held,
      put: next => (held = next),
      mayWrite: () => true,
      open: () => true,
    });
    grid.type('');
    expect(held).toEqual([]);
    grid.type('C');
    expect(held).toEqual([{ part: 'C', note: '-' }]);
    grid.goTo({ row: 0, column: 2 });
    grid.clear();
    expect(held).toEqual([{ part: 'C' }]);
  });

  it('takes 2,000 lines at once', () => {
    const text = Array.from({ length: 2000 }, (_, at) => `P${at}\t${at + 1}\tnote ${at}`).join('\n');
    const { grid, held } = openGrid();
    expect(grid.paste(text)).toBe(2000);
    expect(held()).toHaveLength(2000);
  });
});

describe('the grid of lines', () => {
  it('is walked by keys; Tab goes over the end of a line and out at the end of the grid', () => {
    const { grid, press } = openGrid([line('A'), line('B')]);
    press('ArrowDown');
    press('End');
    expect(grid.focus).toEqual({ row: 1, column: 2 });
    press('Tab');
    expect(grid.focus).toEqual({ row: 2, column: 0 });
    press('ArrowRight', { ctrlKey: true });
    expect([press('Tab'), grid.focus]).toEqual([false, { row: 2, column: 2 }]);
  });

  it('makes the empty line at the end a line when something is typed there', () => {
    const { grid, press, held } = openGrid([line('A')]);
    press('ArrowDown');
    press('x');
    expect(grid.editing).toEqual({ typed: 'x' });
    grid.type('B');
    expect([held(), grid.rows]).toEqual([[line('A'), { part: 'B' }], 3]);
  });

  it('inserts and removes lines, empties and fills marked cells, and takes every step back', () => {
    const { press, held } = openGrid([line('A', 1), line('B', 2), line('C', 3)]);
    press('ArrowRight');
    press('ArrowDown', { shiftKey: true });
    press('d', { ctrlKey: true });
    expect(held().map(({ quantity }) => quantity)).toEqual([1, 1, 3]);
    press('Delete');
    expect(held().map(({ quantity }) => quantity)).toEqual([undefined, undefined, 3]);
    press('Delete', { ctrlKey: true });
    expect(held()).toEqual([line('C', 3)]);
    press('Insert');
    expect(held()).toEqual([{}, line('C', 3)]);
    for (const _ of [1, 2, 3, 4]) press('z', { ctrlKey: true });
    expect(held()).toEqual([line('A', 1), line('B', 2), line('C', 3)]);
  });

  it('changes no closed column, by key or by paste', () => {
    const { grid, press, held } = openGrid([line('A', 1)], ['quantity']);
    grid.goTo({ row: 0, column: 1 });
    press('5');
    press('Delete');
    grid.goTo({ row: 0, column: 0 });
    grid.paste('B\t9\tn');
    expect([grid.editing, held()]).toEqual([undefined, [line('B', 1, { note: 'n' })]]);
  });

  it('copies what can be pasted again', () => {
    const { grid, press, held } = openGrid([line('A', 1000, { note: 'x' }), line('B', 2)]);
    press('a', { ctrlKey: true });
    const text = grid.copy();
    expect(text).toBe('A\t1000\tx\nB\t2\t');
    grid.goTo({ row: 2, column: 0 });
    grid.paste(text);
    expect(held().slice(2)).toEqual(held().slice(0, 2));
  });
});

it('sums are exact, and pass over what is no number yet', () => {
  const sums = (...quantities: readonly unknown[]) =>
    columnSums(
      sampleLines,
      quantities.map(quantity => ({ quantity })),
      'en',
    ).get('quantity');
  expect([sums(1000, 2), sums('0.1', '0.2', 'x', undefined), sums(), sums('-0.5')]).toEqual(['1,002', '0.3', '0', '−0.5']);
});
