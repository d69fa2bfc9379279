import { describe, expect, it } from 'vitest';
import { checkRecord } from '../resource/check-record.ts';
import { sampleDocument, sampleLines } from '../testing/sample-document.ts';
import { checkLines } from './check-lines.ts';

const codes = (json: unknown) => checkLines('lines', sampleLines, json).refusals.map(({ code, field }) => [code, field]);
const today = '2026-05-20' as Parameters<typeof checkRecord>[2];

describe('the lines of a document', () => {
  it('are read cell by cell; every refusal names its cell among the lines given', () => {
    expect(
      codes([{ part: 'A', quantity: 1 }, {}, { part: ' ', quantity: 0 }, { part: 'a very long name of a part', quantity: 'x' }]),
    ).toEqual([
      ['REQUIRED', 'lines.2.part'],
      ['RANGE', 'lines.2.quantity'],
      ['RANGE', 'lines.3.part'],
      ['FORMAT', 'lines.3.quantity'],
    ]);
  });

  it('are trimmed, lose what they do not know, and blank ones are left out', () => {
    const { lines, refusals } = checkLines('lines', sampleLines, [
      { part: ' A ', quantity: 1, colour: 'red' },
      { part: '', quantity: null },
    ]);
    expect([lines, refusals]).toEqual([[{ part: 'A', quantity: 1 }], []]);
  });

  it('leave columns alone that the server fills', () => {
    const field = { ...sampleLines, fields: { ...sampleLines.fields, shipped: { ...sampleLines.fields.quantity, readOnly: true } } };
    const { lines, refusals } = checkLines('lines', field, [{ part: 'A', quantity: 1, shipped: 7 }]);
    expect([lines, refusals]).toEqual([[{ part: 'A', quantity: 1 }], []]);
  });

  it('are distinguished by their naming fields', () => {
    expect(
      codes([
        { part: 'A', quantity: 1 },
        { part: 'B', quantity: 1 },
        { part: 'A ', quantity: 2 },
      ]),
    ).toEqual([['DUPLICATE_LINE', 'lines.2.part']]);
  });

  it('are no more than a document may have, and at least one where they are required', () => {
    expect(codes(Array.from({ length: 2001 }, (_, at) => ({ part: `P${at}`, quantity: 1 })))).toEqual([['RANGE', 'lines']]);
    expect(codes('A')).toEqual([['FORMAT', 'lines']]);
    expect(checkRecord(sampleDocument, { code: 'D', lines: [{}] }, today).refusals.map(({ code, field }) => [code, field])).toEqual([
      ['REQUIRED', 'lines'],
    ]);
  });

  it('with 2,000 of them are read in a fraction of a second', () => {
    const many = Array.from({ length: 2000 }, (_, at) => ({ part: `P${at}`, quantity: at + 1 }));
    expect(checkLines('lines', sampleLines, many).lines).toHaveLength(2000);
  });
});
