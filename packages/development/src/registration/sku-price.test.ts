import type { Decimal } from '@axle/kernel';
import { expect, it } from 'vitest';
import { skuPrice } from './sku-price.ts';

const price = '62.5' as Decimal;

it('[N13a] yuan with tax: 62.50 without tax at 13 % is 70.625, 10 dollars at 7.1 are 71', () => {
  expect(skuPrice({ price, priceInclTax: true, taxRate: '13' as Decimal })).toBe('62.5');
  expect(skuPrice({ price, priceInclTax: false, taxRate: '13' as Decimal })).toBe('70.625');
  expect(skuPrice({ price: '10' as Decimal, priceInclTax: true, rate: { times: '7.1' as Decimal, over: '1' as Decimal } })).toBe('71');
});
