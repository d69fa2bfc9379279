import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { places } from '../testing.ts';
import { greatCircleKm } from './great-circle.ts';

const quarter = (6371.0088 * Math.PI) / 2;

describe('how far two places lie apart', () => {
  it('[L2] is the shorter arc between them', () => {
    expect(greatCircleKm({ lat: 0, lon: 0 }, { lat: 0, lon: 90 })).toBeCloseTo(quarter, 6);
    expect(greatCircleKm({ lat: 0, lon: 170 }, { lat: 0, lon: -170 })).toBeCloseTo((quarter * 2) / 9, 6);
    expect(greatCircleKm({ lat: 90, lon: 0 }, { lat: -90, lon: 0 })).toBeCloseTo(quarter * 2, 6);
  });

  it('[L2] is the same both ways, nothing to itself, never more than half the way around, never shortened by a third place', () => {
    fc.assert(
      fc.property(places(), places(), places(), (from, to, over) => {
        const direct = greatCircleKm(from, to);
        expect(greatCircleKm(to, from)).toBeCloseTo(direct, 6);
        expect(greatCircleKm(from, from)).toBe(0);
        expect(direct).toBeGreaterThanOrEqual(0);
        expect(direct).toBeLessThanOrEqual(quarter * 2 + 1e-6);
        expect(direct).toBeLessThanOrEqual(greatCircleKm(from, over) + greatCircleKm(over, to) + 1e-3);
      }),
    );
  });
});
