import type { Access, FieldBlock } from '@axle/permissions';
import { expect, it } from 'vitest';
import { seesPrices } from './sees-prices.ts';

const may = (...blocks: readonly FieldBlock[]): boolean => {
  const access: Access = { userId: 7, isSuper: false, roles: [], scopes: new Map(), blocks };
  return seesPrices({ access });
};
const closed = (page: string, field: string, mode: FieldBlock['mode'] = 'readBlock'): FieldBlock => ({
  page,
  field,
  mode,
  subject: { kind: 'all' },
});

it('whoever may not read prices of orders or of articles reads them from no tool', () => {
  expect(may()).toBe(true);
  expect(may(closed('purchaseOrder', 'lines.price'))).toBe(false);
  expect(may(closed('newOrder', 'lines.price'))).toBe(false);
  expect(may(closed('supplierSkuList', 'breaks'))).toBe(false);
  expect(may(closed('purchaseOrder', 'lines.price', 'writeBlock'), closed('purchaseOrder', 'note'))).toBe(true);
});
