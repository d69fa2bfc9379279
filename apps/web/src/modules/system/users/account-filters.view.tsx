import type { Text } from '@axle/kernel';
import type { RoleSummary } from '@axle/wire';
import { InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { FindUsers } from './find-users.view.tsx';
import { HasOrLacks } from './has-or-lacks.view.tsx';
import type { UserFilter } from './users-data.ts';
import { usersText as text } from './users-text.ts';

interface AccountFiltersProps {
  readonly filter: UserFilter;
  readonly roles: readonly RoleSummary[];
  onChange(filter: UserFilter): void;
}

/** Narrows the list of users: by who they are, by a page or a code that they hold or lack, and by what they see. */
export const AccountFilters = observer(function AccountFilters({ filter, roles, onChange }: AccountFiltersProps) {
  const session = useService(Session);
  const typed = (key: 'code' | 'target', label: Text, width: number) => (
    <InputGroup
      style={{ width }}
      aria-label={session.say(label)}
      placeholder={session.say(label)}
      value={filter[key]}
      onChange={event => onChange({ ...filter, [key]: event.currentTarget.value })}
    />
  );
  return (
    <div className="ax-users-bar">
      <FindUsers filter={filter} roles={roles} onChange={onChange} />
      <HasOrLacks filter={filter} onChange={onChange} />
      {typed('code', text.code, 190)}
      {typed('target', text.scopeTarget, 210)}
    </div>
  );
});
