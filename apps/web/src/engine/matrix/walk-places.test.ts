import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellBy, cellPlaces } from './walk-places.ts';

const cell = (name: string, colSpan = 1, rowSpan = 1) => ({ name, colSpan, rowSpan });

/** Two rows of heads above two rows, the second with one cell for both columns of its group. */
const [corner, total, group, first, second, row, sum, left, right, other, otherSum, both] = [
  cell('corner', 1, 2),
  cell('total', 1, 2),
  cell('group', 2),
  cell('first'),
  cell('second'),
  cell('row'),
  cell('sum'),
  cell('left'),
  cell('right'),
  cell('other'),
  cell('otherSum'),
  cell('both', 2),
] as const;
const places = cellPlaces([
  [corner, total, group],
  [first, second],
  [row, sum, left, right],
  [other, otherSum, both],
]);
const goes = (key: string, from: typeof corner, control = false, page = 2) => cellBy(key, control, from, places, page)?.name;

it('cells stand where they are drawn, those that span several rows or columns at all of them', () => {
  expect(places.map(cells => cells.map(({ name }) => name))).toEqual([
    ['corner', 'total', 'group', 'group'],
    ['corner', 'total', 'first', 'second'],
    ['row', 'sum', 'left', 'right'],
    ['other', 'otherSum', 'both', 'both'],
  ]);
});

it('arrows lead to the next cell, past what spans several, and stay at the edges', () => {
  expect([goes('ArrowDown', corner), goes('ArrowRight', corner), goes('ArrowRight', total)]).toEqual(['row', 'total', 'group']);
  expect([goes('ArrowDown', right), goes('ArrowUp', both), goes('ArrowRight', both), goes('ArrowLeft', row)]).toEqual([
    'both',
    'left',
    'both',
    'row',
  ]);
});

it('Home and End lead along the row, with Ctrl to the corners, the page keys by a page', () => {
  expect([goes('Home', right), goes('End', row), goes('Home', both, true), goes('End', row, true)]).toEqual([
    'row',
    'right',
    'corner',
    'both',
  ]);
  expect([goes('PageDown', first), goes('PageUp', both), goes('Enter', row)]).toEqual(['both', 'first', undefined]);
});

it('every cell of a table is reached from every other by arrows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), fc.nat(), fc.nat(), (rows, columns, from, to) => {
      const table = Array.from({ length: rows }, (_, at) => Array.from({ length: columns }, (__, on) => cell(`${at} ${on}`)));
      const all = table.flat();
      const grid = cellPlaces(table);
      let at = all[from % all.length]!;
      const wanted = all[to % all.length]!.name.split(' ').map(Number);
      for (let steps = 0; steps < rows + columns; steps += 1) {
        const [down, along] = at.name.split(' ').map(Number);
        const key = down! < wanted[0]! ? 'ArrowDown' : down! > wanted[0]! ? 'ArrowUp' : along! < wanted[1]! ? 'ArrowRight' : 'ArrowLeft';
        if (at.name !== wanted.join(' ')) at = cellBy(key, false, at, grid, 1)!;
      }
      expect(at.name).toBe(wanted.join(' '));
    }),
  );
});
