import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';

/** Writes a table into a file; once at a time. */
export const WriteButton = observer(function WriteButton({ write }: { readonly write: () => Promise<void> }) {
  const session = useService(Session);
  const [busy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    void write().finally(() => setBusy(false));
  };
  return <Button size="small" variant="minimal" text={session.say(engineText.export)} loading={busy} onClick={run} />;
});
