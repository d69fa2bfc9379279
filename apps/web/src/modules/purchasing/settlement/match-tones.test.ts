import type { Line } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { matchTones } from './match-tones.ts';

const line = (more: Line): Line => ({
  match: 'ok',
  availableQty: 400,
  qty: 400,
  poPrice: '10',
  invoicePrice: '10',
  poTaxRate: '13',
  invoiceTaxRate: '13',
  ...more,
});

it.each<[string, Line, object]>([
  ['as agreed', {}, { qty: 'good', price: 'good', tax: 'good' }],
  ['10.10 within tolerance', { match: 'tol', invoicePrice: '10.1' }, { price: 'warn' }],
  ['10.25 too dear', { match: 'x_price', invoicePrice: '10.25' }, { price: 'bad', qty: 'good' }],
  ['410 of 400 pieces', { match: 'x_qty', qty: 410 }, { qty: 'bad', price: 'good' }],
  ['nothing accepted', { match: 'no_gr', availableQty: 0 }, { qty: 'bad' }],
  ['another tax rate', { match: 'x_tax', invoiceTaxRate: '6' }, { tax: 'bad' }],
  ['let pass', { match: 'x_price', invoicePrice: '10.25', override: true }, { price: 'warn' }],
])('[R14] colours a line: %s', (_title, more, tones) => {
  expect(matchTones(line(more))).toMatchObject(tones);
});
