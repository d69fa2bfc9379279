import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterColumns, filtersInFirstRows } from './filter-rows.ts';

const single = (count: number) => Array.from({ length: count }, () => 1);

describe('filters in the first rows', () => {
  it('are all, as long as two rows hold them', () => {
    expect(filtersInFirstRows(single(12), 6)).toBe(12);
  });

  it('leave the last place for the button of the others', () => {
    expect(filtersInFirstRows(single(30), 6)).toBe(11);
  });

  it('stand in a narrow room one below the other', () => {
    expect([filterColumns(160), filtersInFirstRows(single(5), 1)]).toEqual([1, 1]);
  });

  it('that are wider than the rest of their row begin the next', () => {
    expect(filtersInFirstRows([1, 1, 1, 1, 2, 1, 1, 1, 1], 5)).toBe(7);
  });

  it('are never more than there are places, and all or with room for the button', () => {
    const spans = fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 40 });
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 2000 }), (wanted, room) => {
        const columns = filterColumns(room);
        const count = filtersInFirstRows(wanted, columns);
        expect(count).toBeLessThanOrEqual(wanted.length);
        expect(count).toBeLessThanOrEqual(count === wanted.length ? 2 * columns : 2 * columns - 1);
      }),
    );
  });
});
