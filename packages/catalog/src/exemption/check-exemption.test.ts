import { expect, it } from 'vitest';
import { checkExemption } from './check-exemption.ts';

const codes = (values: object) =>
  checkExemption({ type: 'mrp', effectiveFrom: '2026-05-20', effectiveTo: '2027-05-20', ...values }).map(({ code }) => code);

it('[EX1] it is of a SKU, or of supplier and category together', () => {
  expect(codes({ sku: 1 })).toEqual([]);
  expect(codes({ supplier: 1, category: 2 })).toEqual([]);
  for (const wrong of [{}, { supplier: 1 }, { sku: 1, category: 2 }]) expect(codes(wrong)).toEqual(['EXEMPT_WHAT']);
});

it('[EX1] it lasts twelve months at most', () => {
  expect(codes({ sku: 1, effectiveTo: '2027-05-21' })).toEqual(['TOO_LONG']);
  expect(codes({ sku: 1, effectiveTo: '2026-05-19' })).toEqual(['DATES']);
});

it('[EX1] one from inspection goes with the records of five accepted lots', () => {
  expect(codes({ sku: 1, type: 'inspection' })).toEqual(['FIVE_LOTS']);
  expect(codes({ sku: 1, type: 'inspection', evidence: [{ id: 'a', name: 'lots.pdf' }] })).toEqual([]);
});
