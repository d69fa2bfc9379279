import { expect, it } from 'vitest';
import { photographedUnit } from './photographed-unit.ts';

it('[Q12b] a photo shows the unit that it was recorded with, or the only one with defects of those recorded', () => {
  expect(photographedUnit({ from: 17, upTo: 17, withDefects: [] })).toBe(17);
  expect(photographedUnit({ from: 1, upTo: 50, withDefects: [3, 3] })).toBe(3);
  expect(photographedUnit({ from: 1, upTo: 50, withDefects: [3, 9] })).toBeUndefined();
  expect(photographedUnit({ from: 1, upTo: 50, withDefects: [] })).toBeUndefined();
});
