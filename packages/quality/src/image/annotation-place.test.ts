import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toImage, toScreen } from './annotation-place.ts';

describe('places of annotations', () => {
  it('[Q12] 100,50 to 300,150 on a view of 1,000 by 500 is 0.1,0.1 to 0.3,0.3, and 400,200 to 1,200,600 on the image itself', () => {
    const view = { width: 1000, height: 500, left: 0, top: 0 };
    const corners = [toImage({ x: 100, y: 50 }, view), toImage({ x: 300, y: 150 }, view)];
    expect(corners).toEqual([
      { x: 0.1, y: 0.1 },
      { x: 0.3, y: 0.3 },
    ]);
    expect(corners.map(corner => toScreen(corner, { width: 4000, height: 2000, left: 0, top: 0 }))).toEqual([
      { x: 400, y: 200 },
      { x: 1200, y: 600 },
    ]);
  });

  it('[Q12] a point beside the image comes to its edge', () => {
    expect(toImage({ x: -20, y: 700 }, { width: 1000, height: 500, left: 0, top: 0 })).toEqual({ x: 0, y: 1 });
  });

  it('[Q12] is drawn within half a pixel of where it was put, at any zoom', () => {
    const views = fc.record({
      width: fc.integer({ min: 10, max: 80_000 }),
      height: fc.integer({ min: 10, max: 80_000 }),
      left: fc.integer({ min: -40_000, max: 2000 }),
      top: fc.integer({ min: -40_000, max: 2000 }),
    });
    const parts = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(views, parts, parts, (view, across, down) => {
        const point = { x: view.left + across * view.width, y: view.top + down * view.height };
        const drawn = toScreen(toImage(point, view), view);
        expect(Math.max(Math.abs(drawn.x - point.x), Math.abs(drawn.y - point.y))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
