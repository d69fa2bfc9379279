import { expect, it } from 'vitest';
import { claimedDocument } from './claimed-document.ts';

it('[R41b] recognises our documents by their numbers, and no others', () => {
  const of = ['PO25110300001', 'SB25110300001', 'RC25110300001', 'RR25110300001', 'AS25110300001', 'DE25110300001', 'SE25110300001'];
  expect(of.map(claimedDocument)).toEqual(['order', 'batch', 'receipt', 'report', 'after_sale', 'deduction', 'settlement']);
  const more = ['QI25110300001', 'FL25110300001', 'TF25110300001', 'OB25110300001', 'IV25110300001', 'PR25110300001', 'FBA17XK2P9QL'];
  expect(more.map(claimedDocument)).toEqual(['inspection', 'loading', 'transfer', 'outbound', 'invoice', 'payment', 'fba_shipment']);
  const others = ['', 'OOLU8820410', 'DHL-771204', 'PO2511030000', 'XX25110300001', 'PO251103000011', 'po25110300001'];
  expect(others.map(claimedDocument)).toEqual(others.map(() => undefined));
});
