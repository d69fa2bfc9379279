import { lazy, Suspense } from 'react';
import type { CellProps } from '../field-view.ts';

const DifferenceCount = lazy(async () => ({ default: (await import('./difference-count.view.tsx')).DifferenceCount }));

/** What changed in two values, which is loaded with the first list that has them. */
export const JsonDifferenceCell = (props: CellProps) => (
  <Suspense>
    <DifferenceCount {...props} />
  </Suspense>
);
