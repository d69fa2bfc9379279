import type { TextField } from '@axle/page-kit';
import { lazy, Suspense } from 'react';
import type { CellProps } from '../field-view.ts';
import { PlainCell } from './plain-cell.view.tsx';

const ConditionsCell = lazy(async () => ({ default: (await import('../conditions/conditions-cell.view.tsx')).ConditionsCell }));

/** Text; conditions one by one. */
export function TextCell(props: CellProps) {
  const { facts } = props.field as TextField;
  if (facts === undefined) return <PlainCell {...props} />;
  return (
    <Suspense fallback={<PlainCell {...props} />}>
      <ConditionsCell facts={facts} value={String(props.value)} />
    </Suspense>
  );
}
