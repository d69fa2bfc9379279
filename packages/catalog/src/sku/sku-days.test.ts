import { expect, it } from 'vitest';
import type { LocalDate } from '@axle/kernel';
import { skuDays } from './sku-days.ts';

const [then, now] = ['2026-03-01' as LocalDate, '2026-05-20' as LocalDate];

it('[SKU14] the first day on sale stays, the day of stopping goes with a SKU that is resumed', () => {
  expect(skuDays({ salesStatus: 'new' }, now)).toEqual({ launchDate: undefined, stopDate: undefined });
  expect(skuDays({ salesStatus: 'onSale' }, now)).toEqual({ launchDate: now, stopDate: undefined });
  expect(skuDays({ salesStatus: 'stopped', launchDate: then }, now)).toEqual({ launchDate: then, stopDate: now });
  expect(skuDays({ salesStatus: 'archived', stopDate: then }, now)).toEqual({ launchDate: undefined, stopDate: then });
  expect(skuDays({ salesStatus: 'onSale', launchDate: then, stopDate: then }, now)).toEqual({ launchDate: then, stopDate: undefined });
});
