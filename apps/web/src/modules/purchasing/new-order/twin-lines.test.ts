import { expect, it } from 'vitest';
import { openingOf } from './opening.ts';
import { hasTwins, withoutTwins } from './twin-lines.ts';

it('lines of one SKU and day become one, with all their pieces', () => {
  const lines = [
    { sku: 1, requiredDate: '2026-08-01', qty: 100, price: '9' },
    { sku: 2, requiredDate: '2026-08-01', qty: 5 },
    { sku: 1, requiredDate: '2026-08-01', qty: 40 },
    { sku: 1, requiredDate: '2026-09-01', qty: 7 },
  ];
  expect([hasTwins(lines), hasTwins(lines.slice(1))]).toEqual([true, false]);
  expect(withoutTwins(lines)).toEqual([{ ...lines[0], qty: 140 }, lines[1], lines[3]]);
});

it('an address opens a draft, a copy or requirements, in that order', () => {
  expect(openingOf('?copyNo=PO-1&orderNo=PO-2')).toEqual({ by: 'orderNo', value: 'PO-2' });
  expect([openingOf('?reqIds=1,2'), openingOf('')]).toEqual([{ by: 'reqIds', value: '1,2' }, undefined]);
});
