import { expect, it } from 'vitest';
import { claimedDocument } from './claimed-document.ts';

it('[R41b] recognises our documents by their numbers, and no others', () => {
  const of = ['PO25110300001', 'SB25110300001', 'RC25110300001', 'RR25110300001', 'AS25110300001', 'DE25110300001', 'SE25110300001'];
  expect(of.map(claimedDocument)).toEqual(['order', 'batch', 'receipt', 'report', 'after_sale', 'deduction', 'settlement']);
  const others = ['', 'OOLU8820410', 'DHL-771204', 'PO2511030000', 'XX25110300001', 'PO251103000011', 'po25110300001'];
  expect(others.map(claimedDocument)).toEqual(others.map(() => undefined));
});
