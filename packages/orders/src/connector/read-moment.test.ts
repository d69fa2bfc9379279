import { clockIn } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMoment } from './read-moment.ts';
import { readPrice } from './read-price.ts';

const zone = 'America/Los_Angeles';

it.each([
  ['2026-03-01T18:20:31+00:00', '2026-03-01T18:20:31.000Z'],
  ['2026-03-01T10:20:31-08:00', '2026-03-01T18:20:31.000Z'],
  ['2026-03-01 10:20:31 UTC', '2026-03-01T10:20:31.000Z'],
  ['2026-03-01', '2026-03-01T08:00:00.000Z'],
  ['2026-07-01', '2026-07-01T07:00:00.000Z'],
  ['Mar-02-26', '2026-03-02T08:00:00.000Z'],
  ['02-Mar-26', '2026-03-02T08:00:00.000Z'],
  ['03/02/2026 14:30', '2026-03-02T22:30:00.000Z'],
  ['2026-02-30', undefined],
  ['soon', undefined],
  ['2026-03-01T25:00:00Z', undefined],
])('[S1e] the moment %s', (cell, moment) => {
  expect(readMoment(cell, zone)).toBe(moment);
});

it('[S1e] a day is the beginning of that day where the platform keeps its clock', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(zone, 'Europe/Berlin', 'Asia/Shanghai'), (days, place) => {
      const day = new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10);
      expect(clockIn(new Date(readMoment(day, place)!), place)).toEqual({ day, time: '00:00' });
    }),
  );
});

it.each([
  ['21.95', '21.95', undefined],
  ['$1,021.95', '1021.95', 'USD'],
  ['EUR 12.00', '12', 'EUR'],
  ['AU $7.50', '7.5', 'AUD'],
  ['C $8', '8', 'CAD'],
  ['£3', '3', 'GBP'],
])('[S1e] the price %s', (cell, amount, currency) => {
  expect(readPrice(cell)).toEqual({ amount, ...(currency === undefined ? {} : { currency }) });
});

it('[S1e] what is no number is no price', () => {
  expect(readPrice('free')).toBeUndefined();
});
