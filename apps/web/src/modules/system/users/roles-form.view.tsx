import type { Refusal } from '@axle/kernel';
import { mainPaths, type RoleSummary, type UserSummary } from '@axle/wire';
import { Button, Callout, Checkbox, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useAskedClose } from '../../../engine/questions/use-asked-close.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { personOf, textOf } from './users-data.ts';
import type { UsersStore } from './users-store.ts';
import { usersText as text } from './users-text.ts';

interface RolesFormProps {
  readonly store: UsersStore;
  readonly roles: readonly RoleSummary[];
  readonly user: UserSummary;
  onClose(): void;
}

/** The roles of an account, and whether it may everything. */
export const RolesForm = observer(function RolesForm({ store, roles, user, onClose }: RolesFormProps) {
  const session = useService(Session);
  const messages = useService(Messages);
  const [held, setHeld] = useState<readonly string[]>(user.roles);
  const [isSuper, setSuper] = useState(user.isSuper);
  const [refusal, setRefusal] = useState<Refusal>();
  const close = useAskedClose(onClose, [held.toSorted(), isSuper]);
  const save = async () => {
    const reply = await store.change(mainPaths.setUserRoles, { id: user.id, version: user.version, roles: held, isSuper });
    if (!reply.ok) return setRefusal(reply.refusal);
    messages.show('good', text.saved);
    return onClose();
  };
  return (
    <TitledDialog
      isOpen
      onClose={close}
      title={session.say(text.assignOf, { name: personOf(user, session.language === 'en') })}
      className="ax-dialog"
    >
      <DialogBody>
        {refusal && (
          <Callout intent="danger" compact role="alert">
            {session.say(refusal.message)}
          </Callout>
        )}
        <div className="ax-users-ticks">
          {roles.map(role => (
            <Checkbox
              key={role.code}
              checked={held.includes(role.code)}
              label={session.say(textOf(role))}
              onChange={event => setHeld(event.currentTarget.checked ? [...held, role.code] : held.filter(code => code !== role.code))}
            />
          ))}
        </div>
        <hr />
        <Checkbox checked={isSuper} label={session.say(text.superUser)} onChange={event => setSuper(event.currentTarget.checked)} />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={session.say(text.cancel)} onClick={close} />
            <Button intent="primary" loading={store.busy} text={session.say(text.save)} onClick={() => void save()} />
          </>
        }
      />
    </TitledDialog>
  );
});
