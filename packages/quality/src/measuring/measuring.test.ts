import { add, compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeSample } from '../judging/judge-sample.ts';
import { jointPlan } from '../sampling/joint-plan.ts';
import { characteristicFigures } from './characteristic-figures.ts';
import { isMeasured, measuredDefects, type MeasuredItem, measureRefusals, unitsChecked } from './measured-units.ts';

const d = (text: string) => text as Decimal;
const hole: MeasuredItem = { checkGroup: 'dim', item: 'hole', defectClass: 'major', lower: d('9.85'), upper: d('10.15') };
const plate: MeasuredItem = { checkGroup: 'mat', item: 'plating', defectClass: 'minor', lower: d('20') };
const items = [hole, plate];
const value = (unitNo: number, { checkGroup, item }: MeasuredItem, measured: string) => ({ unitNo, checkGroup, item, value: d(measured) });
const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);
const measures = () => fc.integer({ min: -50_000, max: 250_000 }).map(ten => d(String(ten / 10_000)));

describe('measured values', () => {
  it('[Q42] outside the limits of an item are defects of its class, on a limit they conform', () => {
    const found = measuredDefects(items, [
      value(1, hole, '10.15'),
      value(2, hole, '10.1501'),
      value(3, hole, '9.8499'),
      value(3, plate, '19.9'),
      value(4, plate, '400'),
    ]);
    expect(found.map(({ unitNo, defectClass, qty }) => [unitNo, defectClass, qty])).toEqual([
      [2, 'major', 1],
      [3, 'major', 1],
      [3, 'minor', 1],
    ]);
  });

  it('[Q42] are of items with a limit, and once on each unit', () => {
    expect([isMeasured(hole), isMeasured(plate), isMeasured({})]).toEqual([true, true, false]);
    expect(codes(measureRefusals(items, [value(1, hole, '10'), value(2, hole, '10'), value(1, plate, '21')]))).toEqual([]);
    expect(codes(measureRefusals(items, [value(1, { ...hole, item: 'slot' }, '10')]))).toEqual(['UNKNOWN_ITEM']);
    expect(codes(measureRefusals([{ ...hole, lower: undefined, upper: undefined }], [value(1, hole, '10')]))).toEqual(['UNKNOWN_ITEM']);
    expect(codes(measureRefusals(items, [value(1, hole, '10'), value(1, hole, '10.1')]))).toEqual(['TWICE']);
  });

  it('[Q42] decide the lot as picked defects do: one more value outside never turns a rejection into acceptance', () => {
    const plans = jointPlan({
      lotSize: 1200,
      level: 'II',
      oneLetter: false,
      classes: [{ defectClass: 'major', aql: '2.5', severity: 'normal' }],
    });
    fc.assert(
      fc.property(fc.array(measures(), { minLength: 1, maxLength: 80 }), fc.nat(79), (given, at) => {
        const verdict = (all: readonly Decimal[]) => {
          const defects = measuredDefects(
            [hole],
            all.map((one, place) => value(place + 1, hole, one)),
          );
          const units = all.map((_, place) => ({ defects: defects.filter(({ unitNo }) => unitNo === place + 1) }));
          return judgeSample(plans, units, 'units').result;
        };
        const worse = given.with(at % given.length, d('11'));
        if (verdict(given) === 'reject') expect(verdict(worse)).toBe('reject');
      }),
    );
  });
});

describe('figures of a characteristic', () => {
  it('[Q43] 10.02 10.05 9.98 10.01 10.04 lie 0.07 apart, around 10.02 with 0.0274', () => {
    const five = ['10.02', '10.05', '9.98', '10.01', '10.04'].map(d);
    expect(characteristicFigures(five, hole)).toEqual({
      count: 5,
      outside: 0,
      mean: '10.02',
      deviation: '0.0274',
      least: '9.98',
      greatest: '10.05',
      span: '0.07',
    });
    expect(characteristicFigures([], hole)).toEqual({ count: 0, outside: 0 });
  });

  it('[Q43] the mean lies between the least and the greatest value, whose distance stays when all values are moved', () => {
    fc.assert(
      fc.property(fc.array(measures(), { minLength: 2, maxLength: 40 }), measures(), (given, by) => {
        const { mean, least, greatest, span, deviation } = characteristicFigures(given, {});
        expect(compareDecimals(least!, mean!) <= 0 && compareDecimals(mean!, greatest!) <= 0).toBe(true);
        const moved = characteristicFigures(
          given.map(one => add(one, by)),
          {},
        );
        expect([moved.span, moved.deviation]).toEqual([span, deviation]);
        expect(span === '0').toBe(new Set(given).size === 1);
      }),
    );
  });
});

describe('special levels', () => {
  const plans = jointPlan({
    lotSize: 1200,
    level: 'II',
    oneLetter: false,
    classes: [
      { defectClass: 'major', aql: '2.5', severity: 'normal' },
      { defectClass: 'minor', aql: '4', severity: 'normal' },
    ],
  });

  it('[Q46] an item at S-2 of a lot of 1,200 is checked on 5 units, any other on all 80', () => {
    expect([
      unitsChecked(1200, { level: 'S-2', defectClass: 'major' }, plans),
      unitsChecked(1200, { defectClass: 'major' }, plans),
    ]).toEqual([5, 80]);
    expect(unitsChecked(1200, { level: 'S-2', defectClass: 'critical' }, plans)).toBe(80);
  });

  it('[Q46] is never checked on more units than the sample has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1_000_000 }), fc.constantFrom('S-1', 'S-2', 'S-3', 'S-4', 'III'), (lotSize, level) => {
        const checked = unitsChecked(lotSize, { level, defectClass: 'minor' }, plans);
        expect(checked >= 1 && checked <= 80).toBe(true);
      }),
    );
  });
});
