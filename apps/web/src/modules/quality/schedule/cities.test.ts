import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { citiesOf, cityOf, liesIn, piecesOf, regionsOf, tripsToJoin } from './cities.ts';
import { type Lot, planIn } from './week-plan.ts';

const days = [18, 19, 20, 21, 22, 23, 24].map(day => `2026-05-${day}` as LocalDate);
const ningbo = { city: '宁波市', province: '浙江省' };
const lot = (id: number, more: object): Lot => ({
  id,
  version: 1,
  state: 'scheduled',
  inspector: 7,
  planDate: days[3]!,
  supplier: id,
  lotSize: 100,
  ...ningbo,
  ...more,
});
const week = (lots: readonly Lot[]) =>
  planIn({ days: days.map(day => ({ day, kind: 'work' })), inspectors: [{ inspector: 7, inspects: true }], busy: [], lots });

it('a place of its own counts to the city that it names, else stands for itself', () => {
  const cities = ['宁波市', '烟台市'];
  expect([
    cityOf(lot(1, {}), cities),
    cityOf(lot(1, { place: '宁波北仑二号仓' }), cities),
    cityOf(lot(1, { place: '烟台开发区' }), cities),
    cityOf(lot(1, { place: 'Ruian' }), cities),
    cityOf(lot(1, { city: undefined }), cities),
  ]).toEqual(['宁波市', '宁波市', '烟台市', 'Ruian', '']);
});

it('a city has its suppliers, what waits, and its trips; those where something waits go first', () => {
  const cities = citiesOf(
    week([
      lot(1, { city: '烟台市', province: '山东省' }),
      lot(2, { city: '烟台市', province: '山东省' }),
      lot(3, { state: 'requested', inspector: undefined, lotSize: 60 }),
      lot(4, { planDate: days[4]! }),
      lot(5, { planDate: days[4]!, supplier: 4 }),
    ]),
  );
  const summary = cities.map(({ name, province, suppliers, waiting, trips }) => [
    name,
    province,
    suppliers,
    piecesOf(waiting),
    trips.map(({ day, lots }) => [day, lots.length]),
  ]);
  expect(summary).toEqual([
    ['宁波市', '浙江省', 2, 60, [[days[4], 2]]],
    ['烟台市', '山东省', 2, 0, [[days[3], 2]]],
  ]);
});

it('a lot may join trips to come, the nearest to its wished day first', () => {
  const request = lot(9, { state: 'requested', inspector: undefined, planDate: days[4]! });
  const plan = week([request, lot(1, { planDate: days[6]! }), lot(2, { planDate: days[3]! }), lot(3, { planDate: days[0]! })]);
  expect(tripsToJoin(citiesOf(plan)[0]!, request, days[2]!).map(({ day }) => day)).toEqual([days[3], days[6]]);
});

it('regions are provinces with their cities', () => {
  const lots = [lot(1, {}), lot(2, { city: '温州市' }), lot(3, { city: undefined, province: undefined }), lot(4, {})];
  expect(regionsOf(lots)).toEqual([['浙江省', ['宁波市', '温州市']]]);
  expect(lots.map(one => liesIn(one, 'city:温州市'))).toEqual([false, true, false, false]);
  expect(lots.map(one => liesIn(one, 'province:浙江省'))).toEqual([true, true, false, true]);
  expect(lots.every(one => liesIn(one, ''))).toBe(true);
});

it('every lot stands in one city, either waiting or on one trip', () => {
  const any = fc.record({
    city: fc.constantFrom('宁波市', '烟台市', undefined),
    place: fc.constantFrom(undefined, 'Ruian', '宁波北仑'),
    state: fc.constantFrom('requested', 'scheduled', 'accepted'),
    planDate: fc.constantFrom('2026-05-11', ...days),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), given => {
      const plan = week(given.map((more, id) => lot(id, more)));
      const found = citiesOf(plan).flatMap(({ waiting, trips }) => [...waiting, ...trips.flatMap(({ lots }) => lots)]);
      expect(found.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(given.map((_, id) => id));
    }),
  );
});
