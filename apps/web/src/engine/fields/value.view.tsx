import { type Field, takesSeveral } from '@axle/page-kit';
import { Fragment } from 'react';
import { fieldViews } from './field-views.ts';

/** A value wherever it stands alone; an empty one is a dash. */
export function ValueView({ field, value, beside }: { readonly field: Field; readonly value: unknown; readonly beside?: string }) {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return <span className="ax-faint">—</span>;
  const { Cell } = fieldViews[field.kind];
  if (takesSeveral(field) && Array.isArray(value))
    return value.map((one, at) => (
      <Fragment key={String(one)}>
        {at > 0 && ', '}
        <Cell field={field} value={one} />
      </Fragment>
    ));
  return <Cell field={field} value={value} beside={beside} />;
}
