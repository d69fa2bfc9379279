import { expect, it } from 'vitest';
import { closesByItself, type LooseEnds } from './closes-by-itself.ts';

const none: LooseEnds = {
  openQty: 0,
  blockedQty: 0,
  prepayBalance: '0' as LooseEnds['prepayBalance'],
  deductions: 0,
  claims: 0,
  afterSales: 0,
};

it('[R85] a settled order closes by itself once nothing is to come, prepaid or open, and not before', () => {
  expect(closesByItself(none)).toBe(true);
  const open = { ...none, openQty: 5 };
  const onHold = { ...none, blockedQty: 1 };
  const prepaid = { ...none, prepayBalance: '0.01' as LooseEnds['prepayBalance'] };
  const documents = [
    { ...none, deductions: 1 },
    { ...none, claims: 1 },
    { ...none, afterSales: 1 },
  ];
  expect([open, onHold, prepaid, ...documents].map(closesByItself)).toEqual([false, false, false, false, false, false]);
});
