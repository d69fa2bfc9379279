import type { TextField } from '@axle/page-kit';
import { lazy, Suspense } from 'react';
import type { CellProps } from '../field-view.ts';
import { PlainCell } from './plain-cell.view.tsx';

const ConditionsCell = lazy(async () => ({ default: (await import('../conditions/conditions-cell.view.tsx')).ConditionsCell }));

const CodesInText = lazy(async () => ({ default: (await import('../code/codes-in-text.view.tsx')).CodesInText }));

const LinksCell = lazy(async () => ({ default: (await import('./links-cell.view.tsx')).LinksCell }));

/** Text; conditions one by one, addresses as links, codes with the names of their records. */
export function TextCell(props: CellProps) {
  const { facts, links, namesOf } = props.field as TextField;
  if (namesOf !== undefined)
    return (
      <Suspense fallback={<PlainCell {...props} />}>
        <CodesInText entity={namesOf} text={String(props.value)} />
      </Suspense>
    );
  if (links)
    return (
      <Suspense fallback={<PlainCell {...props} />}>
        <LinksCell value={String(props.value)} />
      </Suspense>
    );
  if (facts === undefined) return <PlainCell {...props} />;
  return (
    <Suspense fallback={<PlainCell {...props} />}>
      <ConditionsCell facts={facts} value={String(props.value)} />
    </Suspense>
  );
}
