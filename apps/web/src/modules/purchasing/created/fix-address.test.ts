import { expect, it } from 'vitest';
import { fixAddress } from './fix-address.ts';

const line = { requirement: 4, sku: 7, supplier: 3 };
const at = (reason: string, more: object = {}) => fixAddress({ ...line, reason, ...more } as never, () => true);

it('[R26] each reason leads to where it is mended', () => {
  expect(['CLEARANCE', 'NO_SUPPLIER', 'OVER_MAX', 'SUPPLIER_DISABLED'].map(reason => at(reason))).toEqual([
    '/admin/basic/skuList?record=7',
    '/admin/purchase/purchaseRequiredSummary?record=4',
    '/admin/purchase/purchaseRequiredSummary?record=4',
    '/admin/basic/supplier?record=3',
  ]);
  for (const reason of ['NO_PRICE', 'BELOW_MIN'])
    expect(at(reason)).toMatch(/^\/admin\/newProducts\/supplierSkuList\?.*sku=.*7.*supplier=.*3/);
});

it('leads nowhere where the reader may not go, or nothing says of what it is', () => {
  expect(fixAddress({ ...line, reason: 'CLEARANCE' } as never, code => code !== 'basic.skuList.list')).toBeUndefined();
  expect(at('SUPPLIER_DISABLED', { supplier: undefined })).toBeUndefined();
});
