import type { TrendPoint } from '@axle/page-kit';

/** Size of the drawing. */
export const [lineWidth, lineHeight] = [120, 22] as const;
/** Kept free around the line, so that its ends are whole. */
const rim = 2.5;

/** Where each point lies in the drawing: days from left to right, the best on top; a number that never changes in the middle. */
export function placesOf(points: readonly TrendPoint[], days: number, lessIsBetter: boolean): readonly (readonly [number, number])[] {
  const numbers = points.map(([, number]) => number);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return points.map(([day, number]) => {
    const share = most === least ? 0.5 : (number - least) / (most - least);
    const height = lessIsBetter ? share : 1 - share;
    const place = (part: number, size: number) => Math.round((rim + part * (size - 2 * rim)) * 10) / 10;
    return [place((day + days) / days, lineWidth), place(height, lineHeight)] as const;
  });
}

/** The way from place to place that goes on level until the next one. */
export const inSteps = (places: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] =>
  places.flatMap((place, index) => (index === 0 ? [place] : [[place[0], places[index - 1]![1]] as const, place]));
