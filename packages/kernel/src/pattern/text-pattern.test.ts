import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textPattern } from './text-pattern.ts';

const fits = (pattern: string, text: string): boolean | string => {
  const read = textPattern(pattern);
  return read.ok ? read.value.fits(text) : read.refusal.code;
};

describe('[K16] a pattern that a user gave', () => {
  it('is compared with the whole text', () => {
    expect([fits('[A-Z]\\d', 'A1'), fits('[A-Z]\\d', 'A12'), fits('\\d{12}|\\d{15}', '123456789012'), fits('a|ab', 'ab')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect([fits('[\\p{Han}]+', '前大灯'), fits('é?𠮷', 'é𠮷')]).toEqual([true, true]);
  });

  it('is not read where it is none, or would need backtracking', () => {
    const wrong = ['(', '[a', '*', '(\\d)\\1', '(?=1)Z', '(?<!a)b', '(?:x{1000}){1000}'];
    expect(wrong.map(pattern => fits(pattern, 'x'))).toEqual(wrong.map(() => 'BAD_PATTERN'));
  });

  it('is compared in time, however it could be taken apart', () => {
    const long = 'x'.repeat(5000);
    const heavy = ['(x+x+)+y', '(x|x)*y', '(x*)*y', `${'x?'.repeat(60)}${'x'.repeat(60)}y`, '(.*)(.*)(.*)(.*)(.*)y'];
    expect(heavy.map(pattern => fits(pattern, long))).toEqual(heavy.map(() => false));
  });

  it('says what the engine of JavaScript says, where that is quick', () => {
    const part = fc.constantFrom('a', 'b', '\\d', '[a-c]', '[^b]', '(?:ab|c)', '.', 'a?', 'b*', '\\d+', 'c{1,2}');
    const pattern = fc.array(part, { minLength: 1, maxLength: 4 }).map(parts => parts.join(''));
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', '7'), maxLength: 8 });
    fc.assert(
      fc.property(pattern, text, (written, asked) => {
        expect(fits(written, asked)).toBe(new RegExp(`^(?:${written})$`, 'u').test(asked));
      }),
    );
  });
});
