import type { FieldValueCount } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { ChoiceFilter } from '../choice-filter.view.tsx';
import type { FilterProps } from '../field-view.ts';

/** Any number of the users that occur in the field. */
export const UserFilter = observer(function UserFilter(props: FilterProps) {
  const session = useService(Session);
  const [values, setValues] = useState<readonly FieldValueCount[]>([]);
  const load = async () => {
    const reply = await props.list.records.values(props.name, { filters: [] });
    if (reply.ok) setValues(reply.value.filter(({ value }) => typeof value === 'number'));
  };
  const choices = values.map(({ value, count }) => ({ value, count, label: session.nickname(value as number) }));
  return <ChoiceFilter {...props} choices={choices} onOpen={() => void load()} />;
});
