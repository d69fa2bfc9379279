import type { Decimal, LocalDate } from '@axle/kernel';
import { expect, it } from 'vitest';
import { replaceUnsold, type StandIn } from './replace-unsold.ts';

const member = (sku: number, rank: number, more: Partial<StandIn> = {}): StandIn => ({
  sku,
  rank,
  ratio: '1' as Decimal,
  status: 'onSale',
  ...more,
});
const day = '2026-05-20' as LocalDate;
const old = member(1, 1, { status: 'stopped' });

it('[MAP13] the first of the group by rank that may be sold stands in for a part that may not', () => {
  expect(replaceUnsold({ sku: 1, qty: 2 }, [member(3, 3), old, member(2, 2)], day)).toEqual({ sku: 2, qty: 2 });
  expect(replaceUnsold({ sku: 1, qty: 1 }, [old, member(2, 2, { status: 'archived' }), member(3, 3)], day)).toEqual({ sku: 3, qty: 1 });
});

it('[MAP13] the pieces follow the ratios, and what would be no whole number is passed over', () => {
  const half = member(2, 2, { ratio: '0.5' as Decimal });
  expect(replaceUnsold({ sku: 1, qty: 4 }, [old, half], day)).toEqual({ sku: 2, qty: 2 });
  expect(replaceUnsold({ sku: 1, qty: 3 }, [old, half, member(3, 3, { ratio: '2' as Decimal })], day)).toEqual({ sku: 3, qty: 6 });
  expect(replaceUnsold({ sku: 1, qty: 3 }, [old, half], day)).toBeUndefined();
});

it('[MAP13] a member after its last day, and a part of no group, have nothing in their place', () => {
  const past = member(2, 2, { until: '2026-05-19' as LocalDate });
  expect(replaceUnsold({ sku: 1, qty: 1 }, [old, past], day)).toBeUndefined();
  expect(replaceUnsold({ sku: 1, qty: 1 }, [old, { ...past, until: day }], day)).toEqual({ sku: 2, qty: 1 });
  expect(replaceUnsold({ sku: 9, qty: 1 }, [old, member(2, 2)], day)).toBeUndefined();
});
