import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingOfSku, skuCompleteness, skuUses } from './completeness.ts';

const fields = Object.values(skuUses).flat();
const filled = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, '1']));

describe('the completeness of a SKU', () => {
  it('[SKU5] counts the fields that its uses read: 18 of 28 are 64 %', () => {
    expect(fields.length).toBe(28);
    expect(skuCompleteness({})).toBe(0);
    expect(skuCompleteness(filled(fields.slice(0, 18)))).toBe(64);
    expect(skuCompleteness(filled(fields))).toBe(100);
  });

  it('[SKU5] lists what is missing by use; 0 is a value, an empty list is none', () => {
    const record = { ...filled(fields), gtin: undefined, oeNumbers: [], brandExport: 0, price: undefined };
    expect([...missingOfSku(record)]).toEqual([
      ['purchase', ['price']],
      ['listing', ['gtin', 'oeNumbers']],
    ]);
  });

  it('[SKU5] is 100 exactly where nothing is missing, and never falls by filling in', () => {
    fc.assert(
      fc.property(fc.subarray(fields), fc.constantFrom(...fields), (names, more) => {
        expect(skuCompleteness(filled(names)) === 100).toBe(missingOfSku(filled(names)).size === 0);
        expect(skuCompleteness(filled([...names, more]))).toBeGreaterThanOrEqual(skuCompleteness(filled(names)));
      }),
    );
  });
});
