import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mappedSkus, mapRemarks } from './map-remarks.ts';

const map = (...skus: readonly unknown[]) => ({ sellerSku: 'BP-0446-US', lines: skus.map(sku => ({ sku, qty: 1 })) });

it('[MAP10] a SKU that may not be sold is remarked upon at the lines of the map, by its code', () => {
  expect(mapRemarks(map(1, 2), ['BRP-10002'])).toEqual([
    {
      code: 'NOT_SOLD',
      field: 'lines',
      message: {
        zh: '请核对：BRP-10002 不可售（草稿、停售或归档）；映射仍可保存，但订单无法发出',
        en: 'Check BRP-10002: not for sale (draft, discontinued or archived). The map can be saved, but its orders cannot be shipped',
      },
    },
  ]);
  expect(mapRemarks(map(1, 2), [])).toEqual([]);
});

it('[MAP10] nothing is said, and nothing asked, of lines that name no SKU yet', () => {
  for (const values of [{}, { lines: undefined }, map(undefined), map('BRP')]) {
    expect(mappedSkus(values)).toEqual([]);
    expect(mapRemarks(values, ['BRP-10002'])).toEqual([]);
  }
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1 })), skus => {
      expect(mappedSkus(map(...skus))).toEqual([...new Set(skus)]);
    }),
  );
});
