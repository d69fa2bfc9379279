import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { places } from '../testing.ts';
import { nearestPlaces } from './nearest-places.ts';

const ontario = { lat: 34.06, lon: -117.65 };
const harbours = [
  { code: 'USOAK', lat: 37.8, lon: -122.28 },
  { code: 'USLGB', lat: 33.77, lon: -118.19 },
  { code: 'USLAX', lat: 33.74, lon: -118.27 },
];

describe('the harbours next to a place', () => {
  it('[L26] come the nearest first: Long Beach and Los Angeles before Oakland from Ontario', () => {
    expect(nearestPlaces(ontario, harbours, 2).map(({ code, km }) => [code, Math.round(km)])).toEqual([
      ['USLGB', 59],
      ['USLAX', 67],
    ]);
  });

  it('[L26] are never more than asked for, in order, and none that is left out lies nearer', () => {
    fc.assert(
      fc.property(places(), fc.array(places(), { maxLength: 12 }), fc.integer({ min: 0, max: 15 }), (from, spots, most) => {
        const near = nearestPlaces(from, spots, most);
        expect(near).toHaveLength(Math.min(most, spots.length));
        const all = nearestPlaces(from, spots, spots.length).map(({ km }) => km);
        expect(near.map(({ km }) => km)).toEqual(all.toSorted((one, other) => one - other).slice(0, most));
      }),
    );
  });
});
