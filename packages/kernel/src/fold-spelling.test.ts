import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldSpelling } from './fold-spelling.ts';

describe('folded spellings', () => {
  it('[K4] are alike where case alone differs', () => {
    expect(['CAMRY', 'Camry', 'cAMRY'].map(foldSpelling)).toEqual(['camry', 'camry', 'camry']);
    expect(foldSpelling('ÉLAN 轿车 F-150')).toBe('élan 轿车 f-150');
  });

  it('[K4] look at each character alone', () => {
    expect(foldSpelling('ΟΔΟΣ')).toBe('οδοσ');
    expect(foldSpelling('İ')).toBe('i');
  });

  it('[K4] fold no further, and piece by piece as in one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        expect(foldSpelling(foldSpelling(one))).toBe(foldSpelling(one));
        expect(foldSpelling(one + other)).toBe(foldSpelling(one) + foldSpelling(other));
      }),
    );
  });
});
