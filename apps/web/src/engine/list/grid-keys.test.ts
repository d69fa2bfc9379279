import { describe, expect, it } from 'vitest';
import { moveBy } from './grid-keys.ts';

const extent = { rows: 100, columns: 6, page: 20 };

describe('keys of the grid', () => {
  it('stay within its edges', () => {
    expect(moveBy('ArrowUp', false, { row: 0, column: 0 }, extent)).toEqual({ row: 0, column: 0 });
    expect(moveBy('ArrowRight', false, { row: 0, column: 5 }, extent)).toEqual({ row: 0, column: 5 });
    expect(moveBy('PageDown', false, { row: 90, column: 2 }, extent)).toEqual({ row: 99, column: 2 });
  });

  it('Home and End walk the row, with Ctrl the whole list', () => {
    expect(moveBy('End', false, { row: 3, column: 2 }, extent)).toEqual({ row: 3, column: 5 });
    expect(moveBy('End', true, { row: 3, column: 2 }, extent)).toEqual({ row: 99, column: 5 });
    expect(moveBy('Home', true, { row: 3, column: 2 }, extent)).toEqual({ row: 0, column: 0 });
  });

  it('that do not move lead nowhere', () => {
    expect(moveBy('a', false, { row: 3, column: 2 }, extent)).toBeUndefined();
  });
});
