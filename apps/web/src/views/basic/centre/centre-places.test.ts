import type { RecordRow } from '@axle/page-kit';
import { describe, expect, it } from 'vitest';
import { hasPlace, mapHeight, mapWidth, placeCentres } from './centre-places.ts';

const row = (id: number, lat: string, lon: string): RecordRow => ({ id, version: 1, lat, lon }) as unknown as RecordRow;

describe('the map of centres', () => {
  it('has the west on the left, the north above, and all within the drawing', () => {
    const [west, east] = placeCentres([row(1, '33.88', '-117.24'), row(2, '40.98', '-75.97')]);
    expect(west!.x).toBeLessThan(east!.x);
    expect(west!.y).toBeGreaterThan(east!.y);
    for (const { x, y } of [west!, east!]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(mapWidth);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(mapHeight);
    }
  });

  it('has a single centre in the middle', () => {
    expect(placeCentres([row(1, '52.4', '-1.6')])).toMatchObject([{ x: mapWidth / 2, y: mapHeight / 2 }]);
    expect(hasPlace({ id: 1, version: 1 } as unknown as RecordRow)).toBe(false);
  });
});
