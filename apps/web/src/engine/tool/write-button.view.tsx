import type { RecordValues } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { FeedSubscribed } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { subscribeText } from '../../text/subscribe.ts';
import type { ToolExport } from './use-tool-export.ts';

/** Writes a table into a file, or all that a tool worked out on paper where it has such, once at a time; or again and again. */
export const WriteButton = observer(function WriteButton({
  paper = false,
  written,
  input,
}: {
  readonly paper?: boolean | undefined;
  readonly written: ToolExport;
  readonly input: RecordValues;
}) {
  const session = useService(Session);
  const [busy, setBusy] = useState<string>();
  const run = (format: 'xlsx' | 'pdf') => {
    setBusy(format);
    void written.write(input, format).finally(() => setBusy(undefined));
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
      <Button
        size="small"
        variant="minimal"
        icon={<FeedSubscribed />}
        title={session.say(subscribeText.toolHelp)}
        aria-label={session.say(subscribeText.subscribe)}
        onClick={() => written.subscribe(input)}
      />
    </>
  );
});
