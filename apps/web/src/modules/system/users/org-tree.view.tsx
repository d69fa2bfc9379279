import type { OrgSummary, UserSummary } from '@axle/wire';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { orgRows, textOf } from './users-data.ts';
import { usersText as text } from './users-text.ts';

interface OrgTreeProps {
  readonly orgs: readonly OrgSummary[];
  readonly users: readonly UserSummary[];
  readonly shown: number | undefined;
  onShow(org: number | undefined): void;
}

/** The organisation, each part with its people and those below it; choosing one narrows the list to them. */
export const OrgTree = observer(function OrgTree({ orgs, users, shown, onShow }: OrgTreeProps) {
  const session = useService(Session);
  return (
    <nav className="ax-users-side" aria-label={session.say(text.org)}>
      <button type="button" aria-pressed={shown === undefined} onClick={() => onShow(undefined)}>
        {session.say(text.allOrgs)} <small>{users.length}</small>
      </button>
      {orgRows(orgs).map(org => (
        <button
          key={org.id}
          type="button"
          aria-pressed={shown === org.id}
          style={{ paddingLeft: 8 + org.depth * 14 }}
          onClick={() => onShow(org.id)}
        >
          {session.say(textOf(org))} <small>{users.filter(user => org.below.has(user.orgId)).length}</small>
        </button>
      ))}
    </nav>
  );
});
