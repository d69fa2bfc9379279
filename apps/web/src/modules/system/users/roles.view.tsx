import { mainPaths, type RoleSummary } from '@axle/wire';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { RoleGrants } from './role-grants.view.tsx';
import type { TabProps } from './tab-props.ts';
import { textOf } from './users-data.ts';
import { usersText as text } from './users-text.ts';

/** A role that is being made: empty, or with what another one grants. */
type Draft = Omit<RoleSummary, 'id' | 'version'>;

/** The roles at the left, and what the chosen one grants. */
export const RolesTab = observer(function RolesTab({ store, shown }: TabProps) {
  const session = useService(Session);
  const dialogs = useService(Dialogs);
  const messages = useService(Messages);
  const [chosen, setChosen] = useState(shown.roles[0]?.code);
  const [draft, setDraft] = useState<Draft>();
  const role = shown.roles.find(({ code }) => code === chosen);
  const remove = async ({ id }: RoleSummary) => {
    if (!(await dialogs.confirm({ title: text.removeRole, text: text.removeRoleAsk, confirm: text.removeRole, tone: 'danger' }))) return;
    const reply = await store.change(mainPaths.removeRole, { id });
    if (!reply.ok) return messages.show('bad', reply.refusal.message);
    setChosen(shown.roles[0]?.code);
  };
  const edited = draft ?? role;
  return (
    <div className="ax-users-tab">
      <div className="ax-users-bar" role="toolbar">
        <Button
          size="small"
          intent="primary"
          text={session.say(text.newRole)}
          onClick={() => setDraft({ code: '', nameZh: '', nameEn: '', codes: [] })}
        />
        <Button
          size="small"
          text={session.say(text.copyRole)}
          disabled={!role || draft !== undefined}
          onClick={() => role && setDraft({ code: '', nameZh: '', nameEn: '', codes: role.codes })}
        />
        <Button
          size="small"
          text={session.say(text.removeRole)}
          disabled={!role || draft !== undefined || store.busy}
          onClick={() => role && void remove(role)}
        />
      </div>
      <div className="ax-users-sides">
        <nav className="ax-users-side" aria-label={session.say(text.roles)}>
          {shown.roles.map(one => (
            <button
              key={one.code}
              type="button"
              aria-pressed={!draft && one.code === chosen}
              onClick={() => {
                setDraft(undefined);
                setChosen(one.code);
              }}
            >
              {session.say(textOf(one))}{' '}
              <small>
                {session.say(text.holders, {
                  count: shown.users.filter(user => user.state !== 'left' && user.roles.includes(one.code)).length,
                })}
              </small>
            </button>
          ))}
        </nav>
        {edited && (
          <RoleGrants
            key={draft ? `new ${draft.codes.length}` : `${role?.code} ${role?.version}`}
            store={store}
            role={draft ? undefined : role}
            start={edited}
            onSaved={code => {
              setDraft(undefined);
              setChosen(code);
            }}
          />
        )}
      </div>
    </div>
  );
});
