import type { Point } from './annotation-place.ts';

/** The points of a line by hand as one text: `0.1,0.2 0.15,0.25`. */
export const pathText = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** The points that {@link pathText} wrote; what is no number becomes none, which the rules refuse. */
export const pathPoints = (words: string): readonly Point[] =>
  words
    .split(' ')
    .filter(part => part !== '')
    .map(part => {
      const [x, y] = part.split(',');
      return { x: Number(x), y: Number(y) };
    });
