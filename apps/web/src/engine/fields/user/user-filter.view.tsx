import type { FieldValueCount } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { ChoiceFilter } from '../parts/choice-filter.view.tsx';
import type { FilterProps } from '../field-view.ts';

/** Any number of the users that occur in the field. */
export const UserFilter = observer(function UserFilter(props: FilterProps) {
  const session = useService(Session);
  const chosen = Array.isArray(props.filter?.value) ? (props.filter.value as readonly unknown[]) : [];
  const choices = (found: readonly FieldValueCount[]) =>
    [...new Set([...chosen, ...found.map(({ value }) => value)])]
      .filter(value => typeof value === 'number')
      .map(value => ({ value, label: session.nickname(value) }));
  return <ChoiceFilter {...props} choices={choices} />;
});
