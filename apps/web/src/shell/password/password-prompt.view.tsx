import { Button, Callout, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core';
import { TitledDialog } from '../dialogs/titled-dialog.view.tsx';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useService } from '../services.tsx';
import { SessionEnd } from '../session/session-end.ts';
import { SessionStore } from '../session/session.store.ts';
import { PasswordStore } from './password.store.ts';
import { Session } from '../session/session.ts';
import { passwordText } from '../../text/password.ts';
import { frameText } from '../../text/frame.ts';

/** The password dialog. At the first login and after the expiry it cannot be closed: the only other way is out. */
export const PasswordPrompt = observer(function PasswordPrompt() {
  const store = useService(PasswordStore);
  const account = useService(SessionStore).recheck?.user.account;
  const session = useService(Session);
  const { blocking } = store.prompt;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.submit();
  };
  return (
    <TitledDialog
      className="ask"
      isOpen={store.isOpen}
      title={session.say(passwordText.title)}
      isCloseButtonShown={!blocking}
      canEscapeKeyClose={!blocking}
      canOutsideClickClose={false}
      onClose={() => store.hide()}
    >
      <form onSubmit={submit}>
        <DialogBody>
          <Why />
          <input hidden readOnly autoComplete="username" value={account ?? ''} />
          <PasswordField part="old" label={session.say(passwordText.oldPassword)} autoComplete="current-password" />
          <PasswordField
            part="password"
            label={session.say(passwordText.newPassword)}
            autoComplete="new-password"
            help={session.say(passwordText.rules)}
          />
          <PasswordField part="repeat" label={session.say(passwordText.repeat)} autoComplete="new-password" />
        </DialogBody>
        <DialogFooter actions={<Ways />} />
      </form>
    </TitledDialog>
  );
});

/** Why the dialog came, and what the server refused as a whole. */
const Why = observer(function Why() {
  const store = useService(PasswordStore);
  const session = useService(Session);
  const { kind, daysLeft } = store.prompt;
  const whole = store.refusals.find(refusal => refusal.field === undefined);
  return (
    <>
      {kind !== 'none' && (
        <Callout compact intent="warning">
          {kind === 'expiring' ? session.say(passwordText.expiring, { days: daysLeft }) : session.say(passwordText[kind])}
        </Callout>
      )}
      <div role="alert">
        {whole && (
          <Callout compact intent="danger">
            {session.say(whole.message)}
          </Callout>
        )}
      </div>
    </>
  );
});

const PasswordField = observer(function PasswordField(field: {
  readonly part: 'old' | 'password' | 'repeat';
  readonly label: string;
  readonly autoComplete: string;
  readonly help?: string;
}) {
  const store = useService(PasswordStore);
  const session = useService(Session);
  const refusal = store.refusals.find(each => each.field === field.part);
  const id = `password-${field.part}`;
  return (
    <FormGroup
      label={field.label}
      labelFor={id}
      helperText={refusal ? session.say(refusal.message) : field.help}
      intent={refusal ? 'danger' : 'none'}
    >
      <InputGroup
        id={id}
        type="password"
        autoComplete={field.autoComplete}
        maxLength={128}
        value={store[field.part]}
        aria-invalid={refusal !== undefined}
        onValueChange={text => store.type(field.part, text)}
        intent={refusal ? 'danger' : 'none'}
        autoFocus={field.part === 'old'}
      />
    </FormGroup>
  );
});

const Ways = observer(function Ways() {
  const store = useService(PasswordStore);
  const end = useService(SessionEnd);
  const session = useService(Session);
  const { blocking, kind } = store.prompt;
  return (
    <>
      {blocking ? (
        <Button text={session.say(frameText.signOut)} onClick={() => void end.signOut()} />
      ) : (
        <Button text={kind === 'expiring' ? session.say(passwordText.later) : session.say(frameText.cancel)} onClick={() => store.hide()} />
      )}
      <Button type="submit" intent="primary" loading={store.busy} text={session.say(passwordText.change)} />
    </>
  );
});
