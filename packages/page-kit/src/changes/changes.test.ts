import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesByKey } from '../lines/line-keys.ts';
import { sampleDocument, sampleDocuments, sampleLines } from '../testing/sample-document.ts';
import { linesIn } from '../lines/lines-in.ts';
import { changesBetween } from './changes-between.ts';
import { sameValue } from './same-value.ts';
import { withoutChanges } from './without-changes.ts';

const { fields } = sampleDocument;

describe('[S4] changes of a document', () => {
  it('are listed field by field, of lines line by line', () => {
    const before = {
      code: 'D1',
      lines: [
        { part: 'A', quantity: 1 },
        { part: 'B', quantity: 2 },
      ],
    };
    const after = {
      code: 'D1',
      note: 'n',
      lines: [
        { part: 'A', quantity: 3 },
        { part: 'C', quantity: 2 },
      ],
    };
    expect(changesBetween(fields, before, after)).toEqual([
      { field: 'note', before: undefined, after: 'n' },
      {
        field: 'lines',
        lines: [
          {
            key: { part: 'B' },
            kind: 'removed',
            at: 1,
            changes: [
              { field: 'part', before: 'B' },
              { field: 'quantity', before: 2 },
            ],
          },
          { key: { part: 'A' }, kind: 'changed', at: 0, changes: [{ field: 'quantity', before: 1, after: 3 }] },
          {
            key: { part: 'C' },
            kind: 'added',
            at: 1,
            changes: [
              { field: 'part', after: 'C' },
              { field: 'quantity', after: 2 },
            ],
          },
        ],
      },
    ]);
  });

  it('in the order of lines alone list no line', () => {
    const lines = [
      { part: 'A', quantity: 1 },
      { part: 'B', quantity: 2 },
    ];
    expect(changesBetween(fields, { lines }, { lines: lines.toReversed() })).toEqual([{ field: 'lines', lines: [] }]);
  });

  it('undone give the record as it was', () => {
    fc.assert(
      fc.property(sampleDocuments, sampleDocuments, (before, after) => {
        const former = withoutChanges(fields, after, changesBetween(fields, before, after));
        const sorted = (record: object) =>
          [...linesByKey(sampleLines, linesIn({ ...record }, 'lines'))].toSorted(([one], [other]) => (one < other ? -1 : 1));
        expect(sameValue({ ...former, lines: sorted(former) }, { ...before, lines: sorted(before) })).toBe(true);
      }),
    );
  });
});
