import type { Refusal } from '@axle/kernel';
import { Button, Callout, Checkbox } from '@blueprintjs/core';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ReportDesk } from './report-desk.ts';
import { reportText as text } from './report-text.ts';

/** Gives out a link to the report for somebody without an account; it is shown once. */
export function ReportShare({ desk, rrNo }: { readonly desk: ReportDesk; readonly rrNo: string }) {
  const session = useService(Session);
  const [access, setAccess] = useState<'fill' | 'view'>('fill');
  const [days, setDays] = useState(7);
  const [revoke, setRevoke] = useState(false);
  const [address, setAddress] = useState<string>();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const make = async () => {
    const reply = await desk.share(rrNo, { access, days, revoke });
    setAddress(reply.ok ? new URL(reply.value.address, window.location.origin).href : undefined);
    setRefusals(reply.ok ? [] : reply.refusal);
  };
  return (
    <details className="ax-report-share">
      <summary>{session.say(text.share)}</summary>
      <div className="ax-report-steps">
        <select
          aria-label={session.say(text.share)}
          value={access}
          onChange={event => setAccess(event.currentTarget.value === 'view' ? 'view' : 'fill')}
        >
          <option value="fill">{session.say(text.shareFill)}</option>
          <option value="view">{session.say(text.shareView)}</option>
        </select>
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
        <Callout key={code} intent="danger" compact>
          {session.say(message)}
        </Callout>
      ))}
    </details>
  );
}
