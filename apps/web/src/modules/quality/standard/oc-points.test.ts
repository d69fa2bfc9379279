import { expect, it } from 'vitest';
import { ocPoints } from './oc-points.ts';

it('a curve begins at 100 %, never rises and ends where next to no lot is accepted', () => {
  for (const [size, accept] of [
    [80, 5],
    [2, 0],
    [2000, 21],
    [3, 2],
  ] as const) {
    const points = ocPoints(size, accept);
    expect(points[0]).toEqual({ share: 0, chance: 100 });
    expect(points.every(({ chance }, at) => at === 0 || chance <= points[at - 1]!.chance + 1e-9)).toBe(true);
    expect(points.at(-1)!.chance).toBeLessThanOrEqual(0.5);
    expect(points.at(-1)!.share).toBeLessThanOrEqual(100);
  }
});
