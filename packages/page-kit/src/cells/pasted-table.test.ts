import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastedTable, tableText } from './pasted-table.ts';

describe('a pasted text', () => {
  it('is read as spreadsheets copy it, and as csv where there is no tab', () => {
    expect(pastedTable('a\tb\r\nc\t"d ""e""\nf"\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd "e"\nf'],
    ]);
    expect(pastedTable('\ufeff零件,数量\nA,1\n')).toEqual([
      ['零件', '数量'],
      ['A', '1'],
    ]);
    expect(pastedTable('5" pipe\t1\n"open\t2')).toEqual([
      ['5" pipe', '1'],
      ['"open', '2'],
    ]);
    expect([pastedTable(''), pastedTable('a\t')]).toEqual([[], [['a', '']]]);
  });

  it('that was copied here comes back the same', () => {
    const cell = fc.string({ unit: 'grapheme' }).map(text => text.replaceAll('\r', '').trim());
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 }), rows => {
        expect(pastedTable(`${tableText(rows)}\n`)).toEqual(rows);
      }),
    );
  });

  it('of a list takes commas as they are', () => {
    expect(pastedTable('Pads, front\nDiscs', true)).toEqual([['Pads, front'], ['Discs']]);
  });
});
