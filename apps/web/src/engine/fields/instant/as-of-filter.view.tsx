import { unbound } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { CommittedInput } from '../parts/committed-input.view.tsx';
import { DateInput } from '../date/date-input.view.tsx';
import type { FilterProps } from '../field-view.ts';
import { InstantInput } from './instant-input.view.tsx';

/** The moment, or day, as of which a list shows its records. Empty is the present. */
export const AsOfFilter = observer(function AsOfFilter({ name, field, filter, labelledBy, onFilter }: FilterProps) {
  return (
    <CommittedInput
      Input={field.kind === 'instant' ? InstantInput : DateInput}
      field={unbound(field)}
      value={lastOf(filter?.value)}
      labelledBy={labelledBy}
      onCommit={value => onFilter(value === undefined ? undefined : { field: name, op: 'lte', value })}
    />
  );
});

/** What a filter asks for; of a span its end. */
const lastOf = (value: unknown): string | undefined => {
  const ends = (Array.isArray(value) ? value : [value]) as readonly unknown[];
  return ends.findLast(end => typeof end === 'string');
};
