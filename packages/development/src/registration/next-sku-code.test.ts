import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextSkuCode, skuPrefix } from './next-sku-code.ts';

it('[N13] numbers follow the highest one of the category', () => {
  expect(nextSkuCode('COL-WP', [])).toBe('COLWP-10001');
  expect(nextSkuCode('COL-WP', ['COLWP-10001', 'COLWP-10007', 'COLWP-X', 'COLWPX-20000'])).toBe('COLWP-10008');
});

it('[N13] is a code as SKUs have it, and never one that is taken', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.nat(500_000)), (category, numbers) => {
      const taken = numbers.map(number => `${skuPrefix(category)}-${number}`);
      const code = nextSkuCode(category, taken);
      expect(taken).not.toContain(code);
      expect(code).toMatch(/^[A-Z0-9][A-Z0-9-]{2,31}$/);
    }),
  );
});
