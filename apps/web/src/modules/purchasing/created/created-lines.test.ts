import { expect, it } from 'vitest';
import { amountsOf, openedFrom } from './created-lines.ts';

const line = {
  order: 5,
  orderNo: 'PO26052000001',
  state: 'draft',
  nextStep: 'submit',
  requirements: 2,
  currency: 'CNY',
  amountGross: '10.5',
};

it('a draft is gone on with at the workbench, what is submitted opens as it stands', () => {
  const opens = openedFrom(() => true);
  expect([opens('order', line), opens('nextStep', line), opens('nextStep', { ...line, state: 'approving' })]).toEqual([
    '/admin/purchase/purchaseOrder?record=5',
    '/admin/purchase/newOrder?orderNo=PO26052000001',
    '/admin/purchase/purchaseOrder?record=5',
  ]);
  expect(opens('requirements', line)).toBe('/admin/purchase/purchaseRequiredSummary?tab=all&orders=in%3APO26052000001');
  expect([opens('requirements', { ...line, requirements: 0 }), opens('qty', { ...line, qty: 3 })]).toEqual([undefined, undefined]);
  expect(openedFrom(code => code !== 'purchase.purchaseOrder.list')('order', line)).toBeUndefined();
});

it('amounts add up by currency', () => {
  const usd = { ...line, currency: 'USD', amountGross: '3' };
  expect(amountsOf([line, usd, { ...line, amountGross: '1000' }, { ...line, amountGross: undefined }])).toEqual([
    'CNY 1,010.50',
    'USD 3.00',
  ]);
});
