import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chosenLineRefusals, isChosenLine } from './chosen-lines.ts';

it('[R119] a settlement takes the lines that are chosen of an invoice, or all of them', () => {
  expect([1, 2, 3].filter(line => isChosenLine(['1', '3'], line))).toEqual([1, 3]);
  expect([1, 2, 3].filter(line => isChosenLine(undefined, line))).toEqual([1, 2, 3]);
  expect([1, 2, 3].filter(line => isChosenLine([], line))).toEqual([1, 2, 3]);
});

it('[R119] no line is chosen that the invoice has not got', () => {
  expect(chosenLineRefusals(['1', '3'], 3)).toEqual([]);
  expect(chosenLineRefusals(['0', '4', 'x'], 3)).toMatchObject([
    { code: 'NO_SUCH_LINE', message: { en: 'The invoice has no line 0, 4, x' } },
  ]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 })), fc.integer({ min: 1, max: 20 }), (chosen, count) => {
      const isRefused = chosenLineRefusals(chosen.map(String), count).length > 0;
      expect(isRefused).toBe(chosen.some(line => line > count));
    }),
  );
});
