import type { ToldRole } from '@axle/wire';
import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { textOf, type UserFilter } from './users-data.ts';
import { text } from './users-text.ts';

interface AccountFiltersProps {
  readonly filter: UserFilter;
  readonly roles: readonly ToldRole[];
  onChange(filter: UserFilter): void;
}

/** Narrows the list of users: by name, role, state, sign-in, and by a page or a code that they hold or lack. */
export const AccountFilters = observer(function AccountFilters({ filter, roles, onChange }: AccountFiltersProps) {
  const session = useService(Session);
  const choice = <Key extends 'role' | 'state' | 'signIn' | 'isSuper'>(
    key: Key,
    any: typeof text.anyRole,
    options: readonly { value: string; label: string }[],
  ) => (
    <HTMLSelect
      aria-label={session.say(any)}
      value={filter[key]}
      options={[{ value: '', label: session.say(any) }, ...options]}
      onChange={event => onChange({ ...filter, [key]: event.currentTarget.value })}
    />
  );
  const words = (...keys: readonly (keyof typeof text)[]) => keys.map(key => ({ value: key as string, label: session.say(text[key]) }));
  return (
    <div className="ax-users-bar">
      <InputGroup
        type="search"
        style={{ width: 268 }}
        aria-label={session.say(text.find)}
        placeholder={session.say(text.find)}
        value={filter.words}
        onChange={event => onChange({ ...filter, words: event.currentTarget.value })}
      />
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
      <HTMLSelect
        aria-label={`${session.say(text.has)} / ${session.say(text.hasNot)}`}
        value={filter.lacks ? 'lacks' : 'has'}
        options={[
          { value: 'has', label: session.say(text.has) },
          { value: 'lacks', label: session.say(text.hasNot) },
        ]}
        onChange={event => onChange({ ...filter, lacks: event.currentTarget.value === 'lacks' })}
      />
      <InputGroup
        style={{ width: 190 }}
        aria-label={session.say(text.code)}
        placeholder={session.say(text.code)}
        value={filter.code}
        onChange={event => onChange({ ...filter, code: event.currentTarget.value })}
      />
      <InputGroup
        style={{ width: 210 }}
        aria-label={session.say(text.scopeTarget)}
        placeholder={session.say(text.scopeTarget)}
        value={filter.target}
        onChange={event => onChange({ ...filter, target: event.currentTarget.value })}
      />
    </div>
  );
});
