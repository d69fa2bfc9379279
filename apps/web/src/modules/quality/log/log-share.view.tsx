import type { Refusal } from '@axle/kernel';
import { Button, Callout, Checkbox } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { LogDesk } from './log-desk.ts';
import { logText as text } from './log-text.ts';

/** Gives out a link to the log for somebody without an account; it is shown once. */
export const LogShare = observer(function LogShare({
  share,
  samplingNo,
}: {
  readonly share: NonNullable<LogDesk['share']>;
  readonly samplingNo: string;
}) {
  const session = useService(Session);
  const [days, setDays] = useState(7);
  const [revoke, setRevoke] = useState(false);
  const [address, setAddress] = useState<string>();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const make = async () => {
    const reply = await share(samplingNo, { days, revoke });
    setAddress(reply.ok ? new URL(reply.value.address, window.location.origin).href : undefined);
    setRefusals(reply.ok ? [] : reply.refusal);
  };
  return (
    <details className="ax-log-share">
      <summary>{session.say(text.share)}</summary>
      <div>
        <label>
          {session.say(text.days)}
          <input type="number" min={1} max={30} value={days} onChange={event => setDays(Number(event.currentTarget.value))} />
        </label>
        <Checkbox checked={revoke} label={session.say(text.revoke)} onChange={event => setRevoke(event.currentTarget.checked)} />
        <Button text={session.say(text.make)} onClick={() => void make()} />
      </div>
      {address !== undefined && (
        <p>
          <code>{address}</code> <small>{session.say(text.madeHint)}</small>
        </p>
      )}
      {refusals.map(({ code, message }) => (
        <Callout key={code} intent="danger" compact role="alert">
          {session.say(message)}
        </Callout>
      ))}
    </details>
  );
});
