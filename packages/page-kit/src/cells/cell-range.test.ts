import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPairs, isWithin, placePaste, rangeOf } from './cell-range.ts';

const place = fc.record({ row: fc.nat(20), column: fc.nat(8) });
const range = fc.tuple(place, place).map(([one, other]) => rangeOf(one, other));
const whole = { rows: 100, columns: 100 };

describe('a range of cells', () => {
  it('is the same from whichever corner it is drawn', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        expect(rangeOf(one, other)).toEqual(rangeOf(other, one));
        expect([one, other].every(corner => isWithin(rangeOf(one, other), corner))).toBe(true);
      }),
    );
  });

  it('ends at its four sides', () => {
    const marked = { top: 2, bottom: 4, left: 1, right: 3 };
    const within = (row: number, column: number) => isWithin(marked, { row, column });
    expect([within(2, 1), within(4, 3), within(3, 2)]).toEqual([true, true, true]);
    expect([within(1, 2), within(5, 2), within(3, 0), within(3, 4)]).toEqual([false, false, false, false]);
  });
});

describe('a paste on a grid', () => {
  const table = [
    ['a', 'b'],
    ['c', 'd'],
  ];

  it('goes from the first cell on to the right and down', () => {
    const { cells, range: covered, outside } = placePaste(table, rangeOf({ row: 2, column: 1 }, { row: 2, column: 1 }), whole);
    expect(cells.map(({ row, column, text }) => `${row}.${column} ${text}`)).toEqual(['2.1 a', '2.2 b', '3.1 c', '3.2 d']);
    expect([covered, outside]).toEqual([{ top: 2, bottom: 3, left: 1, right: 2 }, 0]);
  });

  it('of one cell fills the whole range, of several a range that is a multiple of them', () => {
    const marked = rangeOf({ row: 0, column: 0 }, { row: 3, column: 1 });
    expect(
      placePaste([['x']], marked, whole)
        .cells.map(({ text }) => text)
        .join(''),
    ).toBe('xxxxxxxx');
    expect(
      placePaste(table, marked, whole)
        .cells.map(({ text }) => text)
        .join(''),
    ).toBe('abcdabcd');
    expect(placePaste(table, rangeOf({ row: 0, column: 0 }, { row: 2, column: 1 }), whole).cells).toHaveLength(4);
  });

  it('of nothing, or of a line without cells, goes nowhere', () => {
    const marked = rangeOf({ row: 2, column: 1 }, { row: 3, column: 2 });
    for (const nothing of [[], [[]]])
      expect(placePaste(nothing, marked, whole)).toMatchObject({ cells: [], outside: 0, range: { top: 2, left: 1 } });
  });

  it('fills a range that begins further down and to the right by its own size', () => {
    const { cells } = placePaste(table, rangeOf({ row: 3, column: 2 }, { row: 5, column: 4 }), whole);
    expect(cells.map(({ row, column }) => `${row}.${column}`)).toEqual(['3.2', '3.3', '4.2', '4.3']);
    expect(placePaste([['x']], rangeOf({ row: 3, column: 2 }, { row: 4, column: 4 }), whole).cells).toHaveLength(6);
  });

  it('leaves cells alone for which a short row has none', () => {
    const { cells } = placePaste([['a', 'b'], ['c']], rangeOf({ row: 0, column: 0 }, { row: 0, column: 0 }), whole);
    expect(cells.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });

  it('counts every cell: within the grid or outside, none twice and none dropped', () => {
    const tables = fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 5 }))
      .map(([high, wide]) => Array.from({ length: high }, (_, row) => Array.from({ length: wide }, (__, column) => `${row}.${column}`)));
    const extent = { rows: 21, columns: 9 };
    fc.assert(
      fc.property(tables, range, (given, marked) => {
        const { cells, range: covered, outside } = placePaste(given, marked, extent);
        const size = given.length * given[0]!.length;
        expect((cells.length + outside) % size).toBe(0);
        expect(cells.length + outside).toBeGreaterThanOrEqual(size);
        expect(new Set(cells.map(({ row, column }) => `${row} ${column}`)).size).toBe(cells.length);
        for (const cell of cells) {
          expect(isWithin(covered, cell)).toBe(true);
          const source = given[(cell.row - marked.top) % given.length]![(cell.column - marked.left) % given[0]!.length];
          expect(cell.text).toBe(source);
        }
      }),
    );
  });
});

describe('filling down', () => {
  it('takes the first row of a range, or the row above a single one', () => {
    const pairs = (one: [number, number], other: [number, number]) =>
      fillPairs(rangeOf({ row: one[0], column: one[1] }, { row: other[0], column: other[1] })).map(
        ({ from, to }) => `${from.row}.${from.column}>${to.row}.${to.column}`,
      );
    expect(pairs([1, 1], [3, 1])).toEqual(['1.1>2.1', '1.1>3.1']);
    expect(pairs([4, 0], [4, 1])).toEqual(['3.0>4.0', '3.1>4.1']);
    expect(pairs([0, 0], [0, 3])).toEqual([]);
    expect([pairs([1, 2], [1, 2]), pairs([0, 2], [1, 2])]).toEqual([['0.2>1.2'], ['0.2>1.2']]);
  });

  it('stays in its columns and never takes from a cell that it fills', () => {
    fc.assert(
      fc.property(range, marked => {
        const pairs = fillPairs(marked);
        const filled = new Set(pairs.map(({ to }) => `${to.row} ${to.column}`));
        expect(pairs.every(({ from, to }) => from.column === to.column && isWithin(marked, to))).toBe(true);
        expect(pairs.some(({ from }) => filled.has(`${from.row} ${from.column}`))).toBe(false);
      }),
    );
  });
});
