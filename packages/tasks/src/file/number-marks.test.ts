import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksOfFile, numberShape, settledNumber } from './number-marks.ts';

describe('marks of numbers', () => {
  it.each([
    ['13,75', 'comma'],
    ['1.234,56', 'comma'],
    ['1.234.567', 'comma'],
    ['0,125', 'comma'],
    ['1,234.56', 'point'],
    ['1,234,567', 'point'],
    ['0.125', 'point'],
    ['12.5', 'point'],
    ['.5', 'point'],
    ['€ 12,50', 'comma'],
    ['12．５', 'point'],
    ['1,234', 'either'],
    ['12.345', 'either'],
    ['12', undefined],
    ['A-1', undefined],
    ['2031.05.20x', 'comma'],
  ])('[T13] %j shows %j', (text, shape) => {
    expect(numberShape(text)).toBe(shape);
  });

  it('[T13] are decided for a file by what can be read one way only', () => {
    expect([
      marksOfFile(['either', 'comma'], ';'),
      marksOfFile(['either', 'point'], ';'),
      marksOfFile(['comma', 'point'], ','),
      marksOfFile(['either'], ';'),
      marksOfFile(['either'], ','),
      marksOfFile([], '\t'),
    ]).toEqual(['comma', 'point', 'unclear', 'unclear', 'point', 'point']);
  });

  it('[T13] make one number of a text, or none where it may be two', () => {
    expect([
      settledNumber('1.234,56', 'comma'),
      settledNumber('1.000', 'comma'),
      settledNumber('12,345', 'point'),
      settledNumber('12,345', 'unclear'),
      settledNumber('12.5', 'unclear'),
    ]).toEqual(['1,234.56', '1,000', '12,345', undefined, '12.5']);
  });

  it('[T13] that every number shows are those it was written with, unless it could be either', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 999 }), fc.boolean(), (whole, part, isComma) => {
        const written = `${whole.toLocaleString(isComma ? 'de-DE' : 'en-US')}${isComma ? ',' : '.'}${String(part).padStart(2, '0')}`;
        expect([isComma ? 'comma' : 'point', 'either']).toContain(numberShape(written));
      }),
    );
  });
});
