import type { Decimal, LocalDate } from '@axle/kernel';
import { expect, it } from 'vitest';
import { suggestOrder } from './suggest-order.ts';

const today = '2026-05-20' as LocalDate;
const breaks = [{ minQty: 1, price: '11.3' as Decimal, from: '2026-01-01' as LocalDate }];
const terms = { breaks, currency: 'CNY', today };

it('[R113] 197 open, MOQ 100, carton 24 → 216 with 19 surplus, at 11.30 → 2,440.80; no need is no order', () => {
  expect(suggestOrder(197, { moq: 100, cartonQty: 24 }, terms)).toEqual({ qty: 216, surplus: 19, price: '11.3', amount: '2440.8' });
  expect(suggestOrder(0, { moq: 100, cartonQty: 24 }, terms)).toEqual({ qty: 0, surplus: 0 });
  expect(suggestOrder(5, {}, { ...terms, breaks: [] })).toEqual({ qty: 5, surplus: 0 });
});
