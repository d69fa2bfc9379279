import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderedRowErrors, rowCounts, type RowError, rowErrorCode, rowErrorCodes, rowErrorsOf } from './row-errors.ts';

const message = { zh: '不对', en: 'Wrong' };
const columns = ['year', 'make', 'model'];
const error = (row: number, column: string): RowError => ({ row, column, code: 'FORMAT', value: '', message });
const errors = fc.array(
  fc.tuple(fc.integer({ min: 2, max: 9 }), fc.constantFrom(...columns, '', 'unknown')).map(([row, column]) => error(row, column)),
  { maxLength: 20 },
);

describe('row errors', () => {
  it('[T5] have nine codes; what is none of them is a business rule', () => {
    expect(Object.keys(rowErrorCodes)).toHaveLength(9);
    expect(['REQUIRED', 'DUPLICATE_IN_DB', 'WHATEVER', 'toString'].map(rowErrorCode)).toEqual([
      'REQUIRED',
      'DUPLICATE_IN_DB',
      'RULE',
      'RULE',
    ]);
  });

  it('[T5] name every fault of a row with its cell', () => {
    const refusals = [
      { code: 'RANGE', field: 'year', message },
      { code: 'REQUIRED', field: 'make', message },
      { code: 'ODD', message },
    ];
    expect(rowErrorsOf(7, refusals, { year: '1980' })).toEqual([
      { row: 7, column: 'year', code: 'RANGE', value: '1980', message },
      { row: 7, column: 'make', code: 'REQUIRED', value: '', message },
      { row: 7, column: '', code: 'RULE', value: '', message },
    ]);
  });

  it('[T5] stand by row, then by the columns of the template', () => {
    const ordered = orderedRowErrors([error(3, 'model'), error(2, 'make'), error(3, ''), error(3, 'year'), error(3, 'unknown')], columns);
    expect(ordered.map(({ row, column }) => `${row} ${column}`)).toEqual(['2 make', '3 ', '3 year', '3 model', '3 unknown']);
  });

  it('[T5] are ordered once and for all, none lost', () => {
    fc.assert(
      fc.property(errors, list => {
        const once = orderedRowErrors(list, columns);
        expect(once).toHaveLength(list.length);
        expect(orderedRowErrors(once, columns)).toEqual(once);
      }),
    );
  });

  it('[T5] make a row bad once, and all rows good, bad or skipped', () => {
    fc.assert(
      fc.property(errors, fc.nat(5), (list, skipped) => {
        const counts = rowCounts(20, list, skipped);
        expect(counts.okRows + counts.badRows + counts.skippedRows).toBe(20);
        expect(counts.badRows).toBe(new Set(list.map(one => one.row)).size);
      }),
    );
    expect(rowCounts(10, [error(2, 'make'), error(2, 'year'), error(4, 'make')], 3)).toEqual({
      rows: 10,
      okRows: 5,
      badRows: 2,
      skippedRows: 3,
    });
  });
});
