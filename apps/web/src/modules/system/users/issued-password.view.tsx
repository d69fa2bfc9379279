import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { ShownOnce } from '../../../engine/share-link/shown-once.view.tsx';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { usersText as text } from './users-text.ts';

interface IssuedPasswordProps {
  readonly account: string;
  readonly password: string;
  onClose(): void;
}

/** The password for a first sign-in, shown once and stored nowhere. */
export const IssuedPassword = observer(function IssuedPassword({ account, password, onClose }: IssuedPasswordProps) {
  const session = useService(Session);
  return (
    <TitledDialog isOpen canOutsideClickClose={false} onClose={onClose} title={session.say(text.issued)} className="ax-dialog">
      <DialogBody>
        <strong>{account}</strong>
        <ShownOnce name={session.say(text.issued)} secret={password} />
        <p className="ax-hint">{session.say(text.issuedHint)}</p>
      </DialogBody>
      <DialogFooter actions={<Button intent="primary" text={session.say(text.close)} onClick={onClose} />} />
    </TitledDialog>
  );
});
