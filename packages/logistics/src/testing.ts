import fc from 'fast-check';
import type { Place } from './harbour/great-circle.ts';

/** Any place on Earth. */
export const places = (): fc.Arbitrary<Place> =>
  fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });

export { fbaUs2026 } from './fba/us-2026.ts';
export { orderFacts, rulesOf } from './rule/testing/rules.ts';
