import { expect, it } from 'vitest';
import { cartonOfLine, usualDestination } from './plan-line.ts';

it('[DL9] a line goes abroad or to Amazon by its warehouse, in cartons of its SKU', () => {
  expect(['fba', 'overseas', 'cn', 'thirdParty'].map(usualDestination)).toEqual(['fba', 'overseas', 'overseas', 'overseas']);
  expect([cartonOfLine(20), cartonOfLine(null), cartonOfLine(undefined)]).toEqual([20, 1, 1]);
});
