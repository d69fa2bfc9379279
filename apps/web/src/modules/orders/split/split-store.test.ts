import type { Decimal } from '@axle/kernel';
import type { SplitOrder } from '@axle/orders';
import { expect, it } from 'vitest';
import { SplitStore } from './split-store.ts';

const d = (text: string) => text as Decimal;
const line = (lineNo: number, qty: number) => ({
  lineNo,
  qty,
  cancelledQty: 0,
  discount: d('0'),
  tax: d('0'),
  shipping: d('0'),
  giftWrap: d('0'),
  lineTotal: d('30'),
  pieces: [{ sku: lineNo, qty }],
});
const order = (more: Partial<SplitOrder> = {}): SplitOrder => ({
  orderNo: 'SO26030200017',
  status: 'pendingAllocate',
  kind: 'platform',
  platform: 'amazon',
  currency: 'USD',
  itemAmount: d('90'),
  shippingAmount: d('10'),
  discount: d('0'),
  tax: d('0'),
  total: d('100'),
  lines: [line(1, 4), line(2, 1), line(3, 1)],
  ...more,
});
const totals = ({ outcome }: SplitStore) => ('parts' in outcome ? outcome.parts.map(({ total }) => total) : outcome.refusal.code);

it('begins with everything in the first part, and may be begun by line', () => {
  const store = new SplitStore(order());
  expect(totals(store)).toBe('SPLIT_PARTS');
  store.begin('line');
  expect(totals(store)).toEqual(['33.34', '33.33', '33.33']);
});

it('units that are typed come from the other parts, and no unit is lost', () => {
  const store = new SplitStore(order());
  store.add();
  store.type(1, 1, 3);
  expect([0, 1, 2].map(part => store.unitsOf(part, 1))).toEqual([1, 3, 0]);
  store.type(2, 1, 9);
  expect([0, 1, 2].map(part => store.unitsOf(part, 1))).toEqual([0, 0, 4]);
  store.type(2, 1, 1);
  expect([0, 1, 2].map(part => store.unitsOf(part, 1))).toEqual([3, 0, 1]);
  store.move(2, 0, 1);
  expect(store.rows).toEqual([
    { part: 1, lineNo: 1, qty: 3 },
    { part: 1, lineNo: 3, qty: 1 },
    { part: 2, lineNo: 2, qty: 1 },
    { part: 3, lineNo: 1, qty: 1 },
  ]);
  store.remove(2);
  expect([store.parts.length, store.unitsOf(0, 1), totals(store)]).toEqual([2, 4, ['66.67', '33.33']]);
});

it('lines of eBay that are cut are refused at once, by the rule of the server', () => {
  const store = new SplitStore(order({ platform: 'ebay' }));
  store.type(1, 1, 1);
  expect(totals(store)).toBe('SPLIT_LINE');
});
