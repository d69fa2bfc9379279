import { expect, it } from 'vitest';
import { comparedSuppliers } from './compared-suppliers.ts';

it('[R80] the suppliers ranked first are compared until others are chosen, at most five of them', () => {
  const ranked = [1, 2, 3, 4, 5, 6];
  expect(comparedSuppliers(undefined, ranked).suppliers).toEqual([1, 2, 3, 4, 5]);
  expect(comparedSuppliers([], ranked).suppliers).toEqual([1, 2, 3, 4, 5]);
  expect(comparedSuppliers([6, 2], ranked)).toEqual({ suppliers: [6, 2], refusals: [] });
  expect(comparedSuppliers(ranked, ranked).refusals).toMatchObject([{ code: 'COMPARED_MOST' }]);
});
