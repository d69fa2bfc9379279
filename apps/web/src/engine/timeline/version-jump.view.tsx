import { digitsOnly } from '@axle/validation';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { timelineText } from '../../text/timeline.ts';

/** A number and a way to the record as it stood at that version. */
export const VersionJump = observer(function VersionJump({ newest, onJump }: { readonly newest: number; onJump(version: number): void }) {
  const session = useService(Session);
  const [typed, setTyped] = useState('');
  const version = Number(typed);
  const fits = typed !== '' && Number.isInteger(version) && version >= 1 && version <= newest;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (fits) onJump(version);
  };
  return (
    <form className="ax-version-jump" onSubmit={submit}>
      <label>
        {session.say(timelineText.toVersion)}
        <input
          type="text"
          inputMode="numeric"
          value={typed}
          placeholder={`1–${newest}`}
          aria-invalid={typed !== '' && !fits}
          onChange={({ currentTarget }) => setTyped(digitsOnly(currentTarget.value))}
        />
      </label>
      <Button size="small" type="submit" disabled={!fits} text={session.say(timelineText.jump)} />
    </form>
  );
});
