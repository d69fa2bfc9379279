import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastedCodes, pasteSeparators } from '../testing.ts';
import { batchCodes } from './batch-codes.ts';

describe('pasted batches', () => {
  it('[V12] split at every sign that people put between codes', () => {
    expect(batchCodes('A1,A2;A3\tA4 A5\r\nA6，A7；A8、A9\u3000A10\n\n')).toEqual({
      codes: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10'],
      beyond: 0,
    });
    expect(batchCodes('\ufeffA1\n A1 \n')).toEqual({ codes: ['A1'], beyond: 0 });
    expect(batchCodes(' \n,')).toEqual({ codes: [], beyond: 0 });
  });

  it('[V12] keep the spaces of names', () => {
    expect(batchCodes('Land Rover\nAlfa Romeo, BMW', { of: 'names' }).codes).toEqual(['Land Rover', 'Alfa Romeo', 'BMW']);
  });

  it('[V12] lose the quotes around them, and are one in whatever spelling the reader takes for the same', () => {
    expect(batchCodes('"A1,A2"; \'a1\'', { same: text => text.toLowerCase() }).codes).toEqual(['A1', 'A2']);
  });

  it('[V12] say how many values are beyond the limit', () => {
    const text = Array.from({ length: 5003 }, (_, at) => `c${at}`).join('\n');
    expect(batchCodes(`${text}\nc0`)).toMatchObject({ beyond: 3, codes: { length: 5000 } });
  });

  it('[V12] hold each code once, in order, whatever stands between them', () => {
    fc.assert(
      fc.property(pastedCodes(), fc.array(pasteSeparators(), { minLength: 20, maxLength: 20 }), (codes, separators) => {
        const text = codes.map((code, at) => code + separators[at]).join('');
        expect(batchCodes(text).codes).toEqual([...new Set(codes)]);
      }),
    );
  });

  it('[V12] come out the same when pasted again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const { codes } = batchCodes(text);
        expect(batchCodes(codes.join('\n')).codes).toEqual(codes);
      }),
    );
  });
});
