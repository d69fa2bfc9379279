import type { Decimal } from '@axle/kernel';
import { expect, it } from 'vitest';
import { comparedLines, runningTotal } from './compare.ts';

const line = (orderLine: number, qty: number, price: string) => ({
  orderLine,
  sku: orderLine,
  kinds: ['qty'],
  qtyBefore: 500,
  priceBefore: '10' as Decimal,
  dateBefore: '2026-12-10',
  qty,
  price,
  date: '2026-12-15',
});

it('the running total takes the accepted lines as replied and the others as ordered', () => {
  const lines = comparedLines({ id: 1, version: 1, lines: [line(1, 480, '10.05'), line(2, 0, '10')] });
  expect(runningTotal(lines, () => true)).toEqual({ before: '10000', after: '4824', delta: '-5176' });
  expect(runningTotal(lines, ({ orderLine }) => orderLine === 1)).toEqual({ before: '10000', after: '9824', delta: '-176' });
});
