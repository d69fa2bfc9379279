import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatedRows } from './repeated-rows.ts';

type Row = readonly [key: string | undefined, value: number];
const repeated = (rows: readonly Row[]) =>
  repeatedRows(
    rows,
    ([key]) => key,
    (one, other) => one[1] === other[1],
  );

describe('rows of one key', () => {
  it('[T12] that say different things name each other; those that say the same do not', () => {
    const rows: readonly Row[] = [
      ['a', 1],
      ['b', 1],
      ['a', 2],
      ['b', 1],
      [undefined, 1],
      [undefined, 2],
    ];
    expect([...repeated(rows)]).toEqual([
      [rows[0], [rows[2]]],
      [rows[2], [rows[0]]],
    ]);
  });

  it('[T12] are found whatever their order, and the row named names back', () => {
    const anyRow = fc.tuple(fc.constantFrom('a', 'b', undefined), fc.nat(2));
    fc.assert(
      fc.property(fc.array(anyRow), rows => {
        const found = repeated(rows);
        expect(new Set(repeated(rows.toReversed()).keys())).toEqual(new Set(found.keys()));
        for (const [row, others] of found) for (const other of others) expect(found.get(other)).toContain(row);
      }),
    );
  });
});
