import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameValue } from '../changes/same-value.ts';
import { linesIn } from '../lines/lines-in.ts';
import { linesByKey } from '../lines/line-keys.ts';
import { sampleDocument, sampleDocuments, sampleLines } from '../testing/sample-document.ts';
import { mergeRecords } from './merge-records.ts';

const { fields } = sampleDocument;
const merge = (base: object, mine: object, theirs: object) => mergeRecords(fields, { ...base }, { ...mine }, { ...theirs });
const base = {
  code: 'D1',
  note: 'x',
  lines: [
    { part: 'A', quantity: 1 },
    { part: 'B', quantity: 2 },
  ],
};

describe('a three-way merge', () => {
  it('keeps what each side changed, lines by what they are known by', () => {
    const mine = {
      ...base,
      note: 'mine',
      lines: [
        { part: 'A', quantity: 5 },
        { part: 'B', quantity: 2 },
        { part: 'C', quantity: 1 },
      ],
    };
    const theirs = { ...base, size: 9, lines: [{ part: 'B', quantity: 3, note: 'n' }] };
    expect(merge({ ...base, lines: [{ part: 'A', quantity: 5 }, ...base.lines.slice(1)] }, mine, theirs)).toEqual({
      values: {
        code: 'D1',
        note: 'mine',
        size: 9,
        lines: [
          { part: 'B', quantity: 3, note: 'n' },
          { part: 'C', quantity: 1 },
        ],
      },
      clashes: [],
    });
  });

  it('asks for the cell that both changed, and for a line that one removed and the other changed', () => {
    const mine = { ...base, lines: [{ part: 'A', quantity: 7 }] };
    const theirs = {
      ...base,
      lines: [
        { part: 'A', quantity: 8, note: 'n' },
        { part: 'B', quantity: 9 },
      ],
    };
    const { values, clashes } = merge(base, mine, theirs);
    expect(clashes.map(({ place, column, mine: own, theirs: other }) => [place, column, own, other])).toEqual([
      ['lines["A"].quantity', 'quantity', 7, 8],
      ['lines["B"]', undefined, undefined, { part: 'B', quantity: 9 }],
    ]);
    expect(values['lines']).toEqual([{ part: 'A', quantity: 7, note: 'n' }]);
    expect(mergeRecords(fields, base, mine, theirs, () => 'theirs').values['lines']).toEqual(theirs.lines);
  });

  it('of changes that never meet keeps both, whichever they are', () => {
    fc.assert(
      fc.property(sampleDocuments, sampleDocuments, sampleDocuments, (old, one, other) => {
        const theirs = { ...old, note: other['note'], lines: other['lines'] };
        const mine = { ...old, code: one['code'], size: one['size'] };
        const { values, clashes } = mergeRecords(fields, old, mine, theirs);
        expect(clashes).toEqual([]);
        expect(sameValue(values, { ...theirs, code: one['code'], size: one['size'] })).toBe(true);
      }),
    );
  });

  it('of the same change by both asks nothing', () => {
    fc.assert(
      fc.property(sampleDocuments, sampleDocuments, (old, changed) => {
        const { values, clashes } = mergeRecords(fields, old, changed, changed);
        expect([clashes, sameValue({ lines: [], ...values }, { ...changed })]).toEqual([[], true]);
      }),
    );
  });

  it('of lines changed one here, another there, keeps both', () => {
    fc.assert(
      fc.property(sampleDocuments, fc.nat(3), fc.nat(3), (old, first, second) => {
        const lines = linesIn(old, 'lines');
        fc.pre(lines.length >= 2 && first % lines.length !== second % lines.length);
        const [here, there] = [first % lines.length, second % lines.length];
        const changed = (place: number) => ({ ...old, lines: lines.map((line, at) => (at === place ? { ...line, quantity: 77 } : line)) });
        const { values, clashes } = mergeRecords(fields, old, changed(here), changed(there));
        const wished = lines.map((line, at) => (at === here || at === there ? { ...line, quantity: 77 } : line));
        expect([clashes, sameValue(values['lines'], wished)]).toEqual([[], true]);
      }),
    );
  });

  it('by the choices “theirs” gives exactly theirs where both changed, and drops no line that only one side added', () => {
    fc.assert(
      fc.property(sampleDocuments, sampleDocuments, sampleDocuments, (old, mine, theirs) => {
        const { values, clashes } = mergeRecords(fields, old, mine, theirs, () => 'theirs');
        for (const clash of clashes.filter(({ field }) => field !== 'lines'))
          expect(sameValue(values[clash.field], clash.theirs)).toBe(true);
        const [before, own, other, merged] = [old, mine, theirs, values].map(record => linesByKey(sampleLines, linesIn(record, 'lines')));
        for (const key of [...own!.keys(), ...other!.keys()]) if (!before!.has(key)) expect(merged!.has(key)).toBe(true);
      }),
    );
  });
});
