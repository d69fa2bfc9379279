import type { Decimal, LocalDate } from '@axle/kernel';
import { expect, it } from 'vitest';
import { listedPrice } from './listed-price.ts';

const day = '2026-05-20' as LocalDate;
const at = (minQty: number, price: string, to?: string) => ({
  minQty,
  price: price as Decimal,
  from: '2026-01-01' as LocalDate,
  ...(to === undefined ? {} : { to: to as LocalDate }),
});

it('[R4] the price of a contract goes before the supplier’s breaks, from its quantity on and while it holds', () => {
  const breaks = [at(1, '10'), at(500, '9')];
  expect(listedPrice([at(100, '8.5')], breaks, 100, day)).toEqual({ price: '8.5', source: 'contract' });
  expect(listedPrice([at(100, '8.5')], breaks, 99, day)).toEqual({ price: '10', source: 'break' });
  expect(listedPrice([at(1, '8.5', '2026-05-19')], breaks, 500, day)).toEqual({ price: '9', source: 'break' });
  expect(listedPrice([], [], 5, day)).toBeUndefined();
});
