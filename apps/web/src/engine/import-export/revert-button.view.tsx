import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { importText } from '../../text/import.ts';
import type { ImportStore } from './import-store.ts';

/** Takes a finished import back, when that is meant. */
export const RevertButton = observer(function RevertButton({ importing }: { readonly importing: ImportStore }) {
  const session = useService(Session);
  const [asked, setAsked] = useState(false);
  const { task } = importing;
  if (!task || task.kind === 'revert' || !['done', 'partial'].includes(task.state) || importing.useful === 0) return undefined;
  if (!asked) return <Button variant="minimal" intent="danger" text={session.say(importText.revert)} onClick={() => setAsked(true)} />;
  return (
    <div className="ax-revert" role="alert">
      <span>{session.say(importText.revertWarning)}</span>
      <Button text={session.say(importText.revertKeep)} onClick={() => setAsked(false)} />
      <Button intent="danger" text={session.say(importText.revertSure)} onClick={() => void importing.revert()} />
    </div>
  );
});
