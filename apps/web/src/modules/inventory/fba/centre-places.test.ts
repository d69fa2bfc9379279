import type { RecordRow } from '@axle/page-kit';
import { describe, expect, it } from 'vitest';
import { hasPlace, mapHeight, mapWidth, placeCentres } from './centre-places.ts';

const row = (id: number, lat: string, lon: string): RecordRow => ({ id, version: 1, lat, lon }) as unknown as RecordRow;

describe('the map of centres', () => {
  it('has the west on the left, the north above, and all within the drawing', () => {
    const drawn = placeCentres([row(1, '33.88', '-117.24'), row(2, '40.98', '-75.97')]);
    const [west, east] = [1, 2].map(id => drawn.find(each => each.row.id === id));
    expect(west!.x).toBeLessThan(east!.x);
    expect(west!.y).toBeGreaterThan(east!.y);
    for (const { x, y } of [west!, east!]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(mapWidth);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(mapHeight);
    }
  });

  it('has the names of neighbours below each other', () => {
    const drawn = placeCentres([
      row(1, '33.88', '-117.24'),
      row(2, '33.9', '-117.3'),
      row(3, '33.95', '-117.2'),
      row(4, '40.98', '-75.97'),
    ]);
    const labels = drawn.map(({ labelX, labelY }) => ({ labelX, labelY }));
    for (const [at, one] of labels.entries())
      for (const other of labels.slice(at + 1))
        expect(Math.abs(one.labelX - other.labelX) >= 44 || Math.abs(one.labelY - other.labelY) >= 14).toBe(true);
  });

  it('has a single centre in the middle', () => {
    expect(placeCentres([row(1, '52.4', '-1.6')])).toMatchObject([{ x: mapWidth / 2, y: mapHeight / 2 }]);
    expect(hasPlace({ id: 1, version: 1 } as unknown as RecordRow)).toBe(false);
  });
});
