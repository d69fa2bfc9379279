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

  it('breaks its lines in any way, and only the first sign of it may be a byte order mark', () => {
    expect(pastedTable('a\rb\nc\r\nd')).toEqual([['a'], ['b'], ['c'], ['d']]);
    expect(pastedTable('\ufeffa\tb\ufeffc')).toEqual([['a', 'b\ufeffc']]);
  });

  it('loses the space around a cell, quoted or not', () => {
    expect(pastedTable(' a \t" b "\t c')).toEqual([['a', 'b', 'c']]);
  });

  it('holds a quote that ends the text, a cell or a line; one followed by more is none', () => {
    expect(pastedTable('"a"')).toEqual([['a']]);
    expect(pastedTable('"a\tb"\t"c"\n"d"')).toEqual([['a\tb', 'c'], ['d']]);
    expect(pastedTable('"a"b\tc')).toEqual([['"a"b', 'c']]);
    expect(pastedTable('"a", "b"\tc')).toEqual([['"a", "b"', 'c']]);
    expect(pastedTable('"a\nb\tc')).toEqual([['"a'], ['b', 'c']]);
  });

  it('is copied with quotes where a cell has some, a tab or a line break, and else without', () => {
    const cells = [
      ['a b', 'c,d'],
      ['e\tf', 'g\nh', '"i'],
    ];
    expect(tableText(cells)).toBe('a b\tc,d\n"e\tf"\t"g\nh"\t"""i"');
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
