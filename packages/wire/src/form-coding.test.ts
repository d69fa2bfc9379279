import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flattenForm, gatherForm } from './form-coding.ts';

describe('form-data payloads', () => {
  it('[spec 3.23] flattens lists and objects into indexed keys', () => {
    expect(flattenForm({ key: 'a', ids: [7, 8], query: { name: 'x', states: ['on'] }, none: undefined })).toEqual([
      ['key', 'a'],
      ['ids[0]', 7],
      ['ids[1]', 8],
      ['query[name]', 'x'],
      ['query[states][0]', 'on'],
    ]);
  });

  it('takes files and dates as values', () => {
    const file = new Uint8Array(2);
    expect(flattenForm({ file })).toEqual([['file', file]]);
  });

  it('ignores keys that are not of this form and never touches the prototype', () => {
    const gathered = gatherForm([
      ['a[', 1],
      ['[0]', 2],
      ['x[__proto__][y]', 3],
      ['__proto__', 4],
      ['ok[y]', 5],
      ['ok', 6],
    ]);
    expect(gathered).toEqual({ ok: { y: 5 } });
    expect(({} as Record<string, unknown>)['y']).toBeUndefined();
  });

  it('gathers a huge index as a key, not as a list', () => {
    expect(gatherForm([['a[4000000000]', 1]])).toEqual({ a: { 4000000000: 1 } });
  });

  it('gathers what it flattened', () => {
    const word = fc.stringMatching(/^[a-z][A-Za-z]{0,8}$/);
    const { tree } = fc.letrec(tie => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.integer(),
        fc.boolean(),
        fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
        tie('branch'),
      ),
      branch: fc.dictionary(word, tie('tree'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
    }));
    fc.assert(
      fc.property(fc.dictionary(word, tree, { noNullPrototype: true }), payload => {
        expect(gatherForm(flattenForm(payload))).toEqual(payload);
      }),
    );
  });
});
