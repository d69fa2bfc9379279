import type { ToldOrg, ToldRole } from '@axle/wire';
import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { orgRows, textOf, type UserFilter } from './users-data.ts';
import { text } from './users-text.ts';

interface FindUsersProps {
  readonly filter: UserFilter;
  readonly roles: readonly ToldRole[];
  readonly orgs: readonly ToldOrg[];
  onChange(filter: UserFilter): void;
}

/** Narrows a matrix of users by name, organisation and all below it, role and state. */
export const FindUsers = observer(function FindUsers({ filter, roles, orgs, onChange }: FindUsersProps) {
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
        aria-label={session.say(text.allOrgs)}
        value={filter.org ?? ''}
        options={[
          { value: '', label: session.say(text.allOrgs) },
          ...orgRows(orgs).map(org => ({ value: org.id, label: `${'\u2003'.repeat(org.depth)}${session.say(textOf(org))}` })),
        ]}
        onChange={event => onChange({ ...filter, org: event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value) })}
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
      <HTMLSelect
        aria-label={session.say(text.anyState)}
        value={filter.state}
        options={[
          { value: '', label: session.say(text.anyState) },
          ...(['active', 'locked', 'left'] as const).map(value => ({ value, label: session.say(text[value]) })),
        ]}
        onChange={event => onChange({ ...filter, state: event.currentTarget.value })}
      />
    </>
  );
});
