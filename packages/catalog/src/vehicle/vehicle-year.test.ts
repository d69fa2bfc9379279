import type { LocalDate } from '@axle/kernel';
import { localDates } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastVehicleYear, vehicleYearInRange } from './vehicle-year.ts';

const today = '2026-05-20' as LocalDate;

describe('model years', () => {
  it('[B11] lie from 1981 to two years ahead', () => {
    expect([1980, 1981, 2028, 2029].map(year => vehicleYearInRange({ year }, { today }).length)).toEqual([1, 0, 0, 1]);
    expect(vehicleYearInRange({ year: 1980 }, { today })).toEqual([
      { code: 'RANGE', field: 'year', message: { zh: '年款范围错误', en: 'Wrong year range' } },
    ]);
  });

  it('[B11] are left to the field where there is none', () => {
    expect([{}, { year: undefined }, { year: 'x' }].flatMap(record => vehicleYearInRange(record, { today }))).toEqual([]);
  });

  it('[B11] once allowed stay allowed as time passes', () => {
    fc.assert(
      fc.property(
        fc.tuple(localDates(), localDates()).map(days => days.toSorted()),
        fc.integer({ min: 1975, max: 2205 }),
        ([before, after], year) => {
          expect(lastVehicleYear(before!)).toBeLessThanOrEqual(lastVehicleYear(after!));
          if (vehicleYearInRange({ year }, { today: before! }).length === 0)
            expect(vehicleYearInRange({ year }, { today: after! })).toEqual([]);
        },
      ),
    );
  });
});
