import fc from 'fast-check';
import { expect, it } from 'vitest';
import { treemap } from './treemap.ts';

const sizes = fc
  .array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 60 })
  .map(all => all.toSorted((one, other) => other - one));

it('fills the box, each rectangle as large as its share, none over another', () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 5, max: 40 }), (given, tenths) => {
      const boxes = treemap(given, tenths / 10);
      const total = given.reduce((sum, size) => sum + size, 0);
      for (const [at, { x, y, width, height }] of boxes.entries()) {
        expect(width * height).toBeCloseTo((given[at]! / total) * 10_000, 3);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-6);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100 + 1e-6);
      }
      expect(boxes.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(10_000, 2);
    }),
  );
});
