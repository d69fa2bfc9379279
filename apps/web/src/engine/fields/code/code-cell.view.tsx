import type { CodeField } from '@axle/page-kit';
import { lazy, Suspense } from 'react';
import type { CellProps } from '../field-view.ts';
import { PlainCell } from '../text/plain-cell.view.tsx';

/** Loaded with the first list of codes that are shown with names. */
const NamedCode = lazy(async () => ({ default: (await import('./named-code.view.tsx')).NamedCode }));

/** A code, with the name of its record where the field says whose codes it holds. */
export const CodeCell = (props: CellProps) =>
  (props.field as CodeField).namedFrom === undefined ? (
    <PlainCell {...props} />
  ) : (
    <Suspense fallback={<PlainCell {...props} />}>
      <NamedCode {...props} />
    </Suspense>
  );
