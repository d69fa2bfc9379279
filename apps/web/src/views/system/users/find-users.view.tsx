import type { ToldRole } from '@axle/wire';
import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { textOf, type UserFilter } from './users-data.ts';
import { text } from './users-text.ts';

interface FindUsersProps {
  readonly filter: UserFilter;
  readonly roles: readonly ToldRole[];
  onChange(filter: UserFilter): void;
}

/** Narrows a matrix of users by name and role. */
export const FindUsers = observer(function FindUsers({ filter, roles, onChange }: FindUsersProps) {
  const session = useService(Session);
  return (
    <>
      <InputGroup
        type="search"
        style={{ width: 230 }}
        aria-label={session.say(text.find)}
        placeholder={session.say(text.find)}
        value={filter.words}
        onChange={event => onChange({ ...filter, words: event.currentTarget.value })}
      />
      <HTMLSelect
        aria-label={session.say(text.anyRole)}
        value={filter.role}
        options={[
          { value: '', label: session.say(text.anyRole) },
          ...roles.map(role => ({ value: role.code, label: session.say(textOf(role)) })),
        ]}
        onChange={event => onChange({ ...filter, role: event.currentTarget.value })}
      />
    </>
  );
});
