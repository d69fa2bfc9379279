import { compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySoldFigures } from '../testing.ts';
import { conversion } from './conversion.ts';
import { salesRates, sumSold } from './sales-figures.ts';

const visited = (visitedUnits: number, sessions: number) => ({ ...sumSold([]), units: visitedUnits, visitedUnits, sessions });

describe('[O5d] conversion', () => {
  it('24 units of 300 sessions and 6 of 100 are 7.5 %, not the mean of 8 % and 6 %', () => {
    const [one, other] = [visited(24, 300), visited(6, 100)];
    expect([conversion(one), conversion(other)]).toEqual(['8', '6']);
    expect(salesRates(sumSold([one, other]))).toMatchObject({ conversion: '7.5' });
  });

  it('leaves out units of which no sessions were reported', () => {
    const unreported = { ...visited(0, 0), units: 50 };
    expect(salesRates(sumSold([visited(24, 300), unreported]))).toMatchObject({ conversion: '8' });
  });

  it('is open without sessions, and may exceed 100 %', () => {
    expect(conversion(visited(3, 0))).toBeUndefined();
    expect(salesRates(visited(3, 0))).not.toHaveProperty('conversion');
    expect(conversion(visited(3, 2))).toBe('150');
  });

  it('of a sum lies between those of its parts', () => {
    const anyVisited = anySoldFigures().filter(({ sessions }) => sessions > 0);
    fc.assert(
      fc.property(fc.array(anyVisited, { minLength: 1, maxLength: 6 }), parts => {
        const rates = parts.map(part => conversion(part)!).toSorted(compareDecimals);
        const all: Decimal = conversion(sumSold(parts))!;
        expect(compareDecimals(rates[0]!, all)).toBeLessThanOrEqual(0);
        expect(compareDecimals(all, rates.at(-1)!)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('never falls while more is sold, and never rises while more people come', () => {
    fc.assert(
      fc.property(anySoldFigures(), fc.nat(99), (sold, more) => {
        fc.pre(sold.sessions > 0);
        const now = conversion(sold)!;
        expect(compareDecimals(conversion({ ...sold, visitedUnits: sold.visitedUnits + more })!, now)).toBeGreaterThanOrEqual(0);
        expect(compareDecimals(conversion({ ...sold, sessions: sold.sessions + more })!, now)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
