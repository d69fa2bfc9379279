import { expect, it } from 'vitest';
import { addressesOf } from './summary-addresses.ts';

const line = { supplier: 7, sku: 3, warehouse: 1, companyEntity: 2, currency: 'CNY', week: '2026-W20' };
const page = { key: 'purchaseRequiredSummary' } as never;

it('what is open of a row opens its requirements, its SKU the record of it', () => {
  const { detail, sku } = addressesOf(page, () => true);
  expect(decodeURIComponent(detail(line as never))).toBe(
    '/admin/purchase/purchaseRequiredSummary?tab=tab1&supplier=in:7&sku=in:3&warehouse=in:1&companyEntity=in:2&currency=CNY',
  );
  expect(decodeURIComponent(detail({ ...line, supplier: undefined } as never))).toContain('supplier=isEmpty:');
  expect(sku(line as never)).toBe('/admin/basic/skuList?record=3');
  expect(addressesOf(page, () => false).sku(line as never)).toBeUndefined();
});
