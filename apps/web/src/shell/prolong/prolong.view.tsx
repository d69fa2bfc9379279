import { Button, Callout, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { prolongText } from '../../text/prolong.ts';
import { TitledDialog } from '../dialogs/titled-dialog.view.tsx';
import { useService } from '../services.tsx';
import { SessionStore } from '../session/session.store.ts';
import { ProlongStore } from './prolong.store.ts';
import { Session } from '../session/session.ts';

const timeOf = (moment: number): string => {
  const at = new Date(moment);
  return [at.getHours(), at.getMinutes()].map(part => String(part).padStart(2, '0')).join(':');
};

/** Asks for the password over whatever is open, before the sign-in ends. */
export const ProlongDialog = observer(function ProlongDialog() {
  const store = useService(ProlongStore);
  const account = useService(SessionStore).recheck?.user.account;
  const session = useService(Session);
  const { refusal, end } = store;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.submit();
  };
  return (
    <TitledDialog isOpen className="ask" title={session.say(prolongText.title)} canOutsideClickClose={false} onClose={() => store.later()}>
      <form onSubmit={submit}>
        <DialogBody>
          <Callout compact intent="warning">
            {session.say(prolongText.why, { time: end === undefined ? '' : timeOf(end) })}
          </Callout>
          <input hidden readOnly autoComplete="username" value={account ?? ''} />
          <FormGroup
            label={session.say(prolongText.password)}
            labelFor="prolong-password"
            helperText={refusal && <span role="alert">{session.say(refusal.message)}</span>}
            intent={refusal ? 'danger' : 'none'}
          >
            <InputGroup
              id="prolong-password"
              type="password"
              autoComplete="current-password"
              maxLength={128}
              autoFocus
              value={store.password}
              aria-invalid={refusal !== undefined}
              intent={refusal ? 'danger' : 'none'}
              onValueChange={text => store.type(text)}
            />
          </FormGroup>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={session.say(prolongText.later)} onClick={() => store.later()} />
              <Button type="submit" intent="primary" loading={store.busy} text={session.say(prolongText.goOn)} />
            </>
          }
        />
      </form>
    </TitledDialog>
  );
});
