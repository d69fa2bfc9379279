import type { Text } from '@axle/kernel';
import type { OrgSummary, RoleSummary } from '@axle/wire';
import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { orgRows, textOf, type UserFilter } from './users-data.ts';
import { usersText as text } from './users-text.ts';

interface FindUsersProps {
  readonly filter: UserFilter;
  readonly roles: readonly RoleSummary[];
  /** Absent where the organisation stands beside the list. */
  readonly orgs?: readonly OrgSummary[];
  onChange(filter: UserFilter): void;
}

/** Narrows a list of users by name, organisation and all below it, role, state, super rights and sign-in. */
export const FindUsers = observer(function FindUsers({ filter, roles, orgs, onChange }: FindUsersProps) {
  const session = useService(Session);
  const choice = <Key extends 'role' | 'state' | 'signIn' | 'isSuper'>(
    key: Key,
    any: Text,
    options: readonly { readonly value: UserFilter[Key]; readonly label: string }[],
  ) => (
    <HTMLSelect
      aria-label={session.say(any)}
      value={filter[key]}
      options={[{ value: '', label: session.say(any) }, ...options]}
      onChange={event => onChange({ ...filter, [key]: event.currentTarget.value })}
    />
  );
  const words = <Key extends keyof typeof text>(...keys: readonly Key[]) => keys.map(value => ({ value, label: session.say(text[value]) }));
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
      {orgs && (
        <HTMLSelect
          aria-label={session.say(text.allOrgs)}
          value={filter.org ?? ''}
          options={[
            { value: '', label: session.say(text.allOrgs) },
            ...orgRows(orgs).map(org => ({ value: org.id, label: `${'\u2003'.repeat(org.depth)}${session.say(textOf(org))}` })),
          ]}
          onChange={event => onChange({ ...filter, org: event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value) })}
        />
      )}
      {choice(
        'role',
        text.anyRole,
        roles.map(role => ({ value: role.code, label: session.say(textOf(role)) })),
      )}
      {choice('state', text.anyState, words('active', 'locked', 'left'))}
      {choice('isSuper', text.anySuper, [
        { value: 'yes', label: session.say(text.isSuper) },
        { value: 'no', label: session.say(text.notSuper) },
      ])}
      {choice('signIn', text.anySignIn, words('never', 'longAgo', 'expired'))}
    </>
  );
});
