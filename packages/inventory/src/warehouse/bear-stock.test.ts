import type { Decimal } from '@axle/kernel';
import { expect, it } from 'vitest';
import { refuseLoad, refuseMovedArea } from './bear-stock.ts';

it('[W13] an area with a piece of stock stays in its part', () => {
  expect([refuseMovedArea(0), refuseMovedArea(1)?.code]).toEqual([undefined, 'HOLDS_STOCK']);
});

it('[W14] a bin bears what lies in it, to the gram', () => {
  const kg = (text: string) => text as Decimal;
  expect([refuseLoad(undefined, kg('900')), refuseLoad(kg('12.5'), kg('12.500'))]).toEqual([undefined, undefined]);
  expect(refuseLoad(kg('12.5'), kg('12.501'))).toMatchObject({ code: 'BELOW_LOAD', field: 'maxKg' });
});
