import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';

/** Writes a table into a file, or all that a tool worked out on paper where it has such; once at a time. */
export const WriteButton = observer(function WriteButton({
  paper = false,
  write,
}: {
  readonly paper?: boolean | undefined;
  readonly write: (format: 'xlsx' | 'pdf') => Promise<void>;
}) {
  const session = useService(Session);
  const [busy, setBusy] = useState<string>();
  const run = (format: 'xlsx' | 'pdf') => {
    setBusy(format);
    void write(format).finally(() => setBusy(undefined));
  };
  return (
    <>
      <Button size="small" variant="minimal" text={session.say(engineText.export)} loading={busy === 'xlsx'} onClick={() => run('xlsx')} />
      {paper && (
        <Button
          size="small"
          variant="minimal"
          text={session.say(engineText.exportPdf)}
          loading={busy === 'pdf'}
          onClick={() => run('pdf')}
        />
      )}
    </>
  );
});
