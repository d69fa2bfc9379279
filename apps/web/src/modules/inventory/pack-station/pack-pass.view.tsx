import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { StepProps } from './pack-steps.view.tsx';
import { packText as text } from './pack-text.ts';

/** What stands against a waybill for the parcel on the table, and where another person lets it pass. */
export const PackPass = observer(function PackPass({ desk, store }: StepProps) {
  const session = useService(Session);
  const [badge, setBadge] = useState('');
  const [password, setPassword] = useState('');
  const [reason, setReason] = useState('');
  const ids = [useId(), useId(), useId()];
  if (desk.gates.length === 0) return null;
  return (
    <form
      className="ax-pack-pass"
      onSubmit={event => {
        event.preventDefault();
        void store.work('override', { badge, password, reason });
        setPassword('');
      }}
    >
      <ul className="ax-tone-bad">
        {desk.gates.map(gate => (
          <li key={gate.en}>{session.say(gate)}</li>
        ))}
      </ul>
      <label htmlFor={ids[0]!}>{session.say(text.badge)}</label>
      <InputGroup id={ids[0]!} value={badge} autoComplete="off" onValueChange={setBadge} />
      <label htmlFor={ids[1]!}>{session.say(text.password)}</label>
      <InputGroup id={ids[1]!} type="password" value={password} autoComplete="new-password" onValueChange={setPassword} />
      <label htmlFor={ids[2]!}>{session.say(text.reason)}</label>
      <InputGroup id={ids[2]!} value={reason} onValueChange={setReason} />
      <Button type="submit" intent="primary" text={session.say(text.override)} disabled={!badge || !password || !reason.trim()} />
    </form>
  );
});
