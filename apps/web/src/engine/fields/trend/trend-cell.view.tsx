import { lazy, Suspense } from 'react';
import type { CellProps } from '../field-view.ts';

const TrendDrawing = lazy(async () => ({ default: (await import('./trend-drawing.view.tsx')).TrendDrawing }));

/** The course of a number as a small line, whose drawing is loaded with the first list that has one. */
export const TrendCell = (props: CellProps) => (
  <Suspense>
    <TrendDrawing {...props} />
  </Suspense>
);
