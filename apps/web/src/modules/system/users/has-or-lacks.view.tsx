import { HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { usersText as text } from './users-text.ts';

interface HasOrLacksProps<Filter extends { readonly lacks: boolean }> {
  readonly filter: Filter;
  onChange(filter: Filter): void;
}

/** Whether users are sought who have a page and a code, or those who have not. */
export const HasOrLacks = observer(function HasOrLacks<Filter extends { readonly lacks: boolean }>({
  filter,
  onChange,
}: HasOrLacksProps<Filter>) {
  const session = useService(Session);
  return (
    <HTMLSelect
      aria-label={`${session.say(text.has)} / ${session.say(text.hasNot)}`}
      value={filter.lacks ? 'lacks' : 'has'}
      options={[
        { value: 'has', label: session.say(text.has) },
        { value: 'lacks', label: session.say(text.hasNot) },
      ]}
      onChange={event => onChange({ ...filter, lacks: event.currentTarget.value === 'lacks' })}
    />
  );
});
