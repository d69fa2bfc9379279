import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkVehicleFitment } from './check-fitment.ts';
import { nearestNames } from './nearest-names.ts';

const today = '2026-05-20' as LocalDate;

describe('[FIT1] the years of a fitment', () => {
  it('do not end before they begin, and lie from 1981 to two years ahead', () => {
    const of = (yearFrom: unknown, yearTo: unknown) => checkVehicleFitment({ yearFrom, yearTo }, { today }).map(({ field }) => field);
    expect([of(2007, 2011), of(1981, 2028), of(2007, 2007), of(undefined, 2011)]).toEqual([[], [], [], []]);
    expect([of(2011, 2007), of(2027, 2029), of(1980, 1990)]).toEqual([['yearTo'], ['yearTo'], ['yearFrom']]);
    expect(checkVehicleFitment({ yearFrom: 2011, yearTo: 2007 }, { today })[0]?.message.zh).toBe('年款范围错误');
  });
});

describe('[FIT2] names near a mistyped one', () => {
  it('are listed nearest first', () => {
    expect(nearestNames('toyta', ['Honda', 'Toyota', 'Tesla', 'Ford'])).toEqual(['Toyota', 'Honda', 'Tesla']);
  });

  it('begin with the name itself where it is there, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zA-Z]{1,6}$/), { minLength: 1 }), names => {
        const found = nearestNames(names[0]!, names);
        expect(found[0]!.toLowerCase()).toBe(names[0]!.toLowerCase());
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});
