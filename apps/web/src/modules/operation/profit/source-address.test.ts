import { expect, it } from 'vitest';
import { sourceAddress, sourcePage } from './source-address.ts';

const addressOf = (source: string, sourceNo?: string) => {
  const page = sourcePage({ source, ...(sourceNo === undefined ? {} : { sourceNo }) });
  return page && sourceAddress(page, sourceNo);
};

it('an item leads to the document that it comes from', () => {
  expect(addressOf('carrierBill', 'UPS-202611')).toBe('/admin/operation/carrierBill?tab=all&billNo=UPS-202611');
  expect(addressOf('returnOrder', 'RMA26110100001')).toBe('/admin/operation/operationReturn?tab=all&rmaNo=RMA26110100001');
  expect(addressOf('costLayer', 'OB26110100001')).toBe('/admin/wms/logoutStock?tab=all&outboundNo=OB26110100001');
  expect(addressOf('costLayer', 'SO26110100001')).toBe('/admin/oms/orderList?tab=tab1&orderNo=SO26110100001');
});

it('tables and several documents lead nowhere', () => {
  expect([addressOf('feeTable'), addressOf('adRate', 'FBM'), addressOf('settlement', '1 · 2')]).toEqual([undefined, undefined, undefined]);
});
