import type { Decimal } from '@axle/kernel';
import { expect, it } from 'vitest';
import { lineFigures, roundedQty } from './line-figures.ts';

const drafts = { type: 'std', currency: 'CNY', taxRate: '13', priceInclTax: true };
const facts = {
  articles: [
    { sku: 7, itemNo: 'NB-7', moq: 100, cartonQty: 24, multiple: 1 },
    { sku: 8, moq: 1, cartonQty: 1, multiple: 1 },
  ],
  allocations: [
    { sku: 7, requiredDate: '2026-12-01', reqNo: 'RQ25110300001', qty: 137, warehouse: 'CN-SZ' },
    { sku: 7, requiredDate: '2026-12-01', reqNo: 'RQ25110300002', qty: 60, warehouse: 'CN-NB' },
  ],
};
const line = (qty: number, more: object = {}) => ({ sku: 7, qty, price: '11.30', requiredDate: '2026-12-01', ...more });
const said = (key: string, of: object, order: object = drafts) => {
  const shown = lineFigures(order as never, facts)
    .find(one => one.key === key)
    ?.of(of as never);
  return shown && [shown.words.en, shown.alarms === true];
};

it('[R101] [R3] says the cartons of a line, and what to order where they are none that can be bought', () => {
  expect([said('cartons', line(216)), said('cartons', line(100)), said('cartons', line(24))]).toEqual([
    ['9', false],
    ['4.17 → 120 pcs', true],
    ['1 → 120 pcs', true],
  ]);
  expect([roundedQty(drafts, facts, line(216)), roundedQty(drafts, facts, line(100))]).toEqual([undefined, 120]);
  expect(roundedQty({ ...drafts, type: 'rpl' }, facts, line(5))).toBeUndefined();
  expect([said('cartons', line(216, { sku: 9 })), said('cartons', { sku: 7 })]).toEqual([undefined, undefined]);
});

it('[R24a] says what requirements have of a line and what is free', () => {
  expect([said('allocated', line(216)), said('allocated', line(197)), said('allocated', line(120))]).toEqual([
    ['197, 19 left', false],
    ['197', false],
    ['197', true],
  ]);
  expect(said('allocated', line(216, { requiredDate: '2026-12-08' }))).toBeUndefined();
});

it('[R5] says what a line comes to as it is typed: 216 at 11.30 with 13 % in the price', () => {
  const comesTo = (of: object) => ['net', 'tax', 'amount'].map(key => said(key, of)?.[0]);
  expect(comesTo(line(216))).toEqual(['2,160.00', '280.80', '2,440.80']);
  expect(comesTo(line(216, { price: '' as Decimal }))).toEqual([undefined, undefined, undefined]);
  expect([said('itemNo', line(216)), said('itemNo', line(1, { sku: 8 }))]).toEqual([
    ['NB-7', false],
    ['—', true],
  ]);
});
