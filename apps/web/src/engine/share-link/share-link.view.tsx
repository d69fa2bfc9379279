import type { Refusal, Result } from '@axle/kernel';
import { Button, Callout, Checkbox } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { shareLinkText as text } from '../../text/share-link.ts';
import { ShownOnce } from './shown-once.view.tsx';
import './share-link.css';

interface ShareLinkProps {
  /** Makes the link; with `revoke` earlier ones do not work any more. */
  make(asked: { readonly days: number; readonly revoke: boolean }): Promise<Result<{ readonly address: string }, readonly Refusal[]>>;
  /** Further choices, before the days. */
  readonly children?: ReactNode;
}

/** Gives out a link to a document for somebody without an account. */
export const ShareLink = observer(function ShareLink({ make, children }: ShareLinkProps) {
  const session = useService(Session);
  const [days, setDays] = useState(7);
  const [revoke, setRevoke] = useState(false);
  const [address, setAddress] = useState<string>();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const give = async () => {
    const reply = await make({ days, revoke });
    setAddress(reply.ok ? new URL(reply.value.address, window.location.origin).href : undefined);
    setRefusals(reply.ok ? [] : reply.refusal);
  };
  return (
    <details className="ax-share-link">
      <summary>{session.say(text.share)}</summary>
      <div className="ax-share-link-terms">
        {children}
        <label>
          {session.say(text.days)}
          <input type="number" min={1} max={30} value={days} onChange={event => setDays(Number(event.currentTarget.value))} />
        </label>
        <Checkbox checked={revoke} label={session.say(text.revoke)} onChange={event => setRevoke(event.currentTarget.checked)} />
        <Button text={session.say(text.make)} onClick={() => void give()} />
      </div>
      {address !== undefined && (
        <>
          <ShownOnce name={session.say(text.link)} secret={address} />
          <p className="ax-hint">{session.say(text.once)}</p>
        </>
      )}
      {refusals.map(({ code, message }) => (
        <Callout key={code} intent="danger" compact role="alert">
          {session.say(message)}
        </Callout>
      ))}
    </details>
  );
});
