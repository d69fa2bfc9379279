import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { usersText as text } from './users-text.ts';

interface IssuedPasswordProps {
  readonly account: string;
  readonly password: string;
  onClose(): void;
}

/** The password for a first sign-in, told once and kept nowhere. */
export const IssuedPassword = observer(function IssuedPassword({ account, password, onClose }: IssuedPasswordProps) {
  const session = useService(Session);
  const messages = useService(Messages);
  const copy = () => navigator.clipboard.writeText(password).then(() => messages.show('good', text.copied));
  return (
    <TitledDialog isOpen canOutsideClickClose={false} onClose={onClose} title={session.say(text.told)} className="ax-dialog">
      <DialogBody>
        <strong>{account}</strong>
        <div className="ax-users-secret">
          <code aria-label={session.say(text.told)}>{password}</code>
          <Button size="small" text={session.say(text.copy)} onClick={() => void copy()} />
        </div>
        <p className="ax-hint">{session.say(text.issuedHint)}</p>
      </DialogBody>
      <DialogFooter actions={<Button intent="primary" text={session.say(text.close)} onClick={onClose} />} />
    </TitledDialog>
  );
});
