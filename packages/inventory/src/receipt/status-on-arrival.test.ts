import { expect, it } from 'vitest';
import { statusOnArrival } from './status-on-arrival.ts';

it('[R8a] damaged pieces lie as such, returns and what is inspected are held, transfers and all else are free', () => {
  const of = (receipt: Parameters<typeof statusOnArrival>[0]['receipt'], inspected: boolean, damaged = false) =>
    statusOnArrival({ receipt, inspected, damaged });
  expect([of('purchase', false), of('purchase', true), of('first_leg', true), of('sample', true)]).toEqual([
    'available',
    'qc_hold',
    'qc_hold',
    'qc_hold',
  ]);
  expect([of('transfer', true), of('transfer', false)]).toEqual(['available', 'available']);
  expect([of('customer_return', false), of('customer_return', true)]).toEqual(['qc_hold', 'qc_hold']);
  expect((['purchase', 'first_leg', 'transfer', 'customer_return', 'sample'] as const).map(type => of(type, true, true))).toEqual(
    Array.from({ length: 5 }, () => 'damaged'),
  );
});
