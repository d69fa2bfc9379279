import { type CodeField, mostFilterValues, type TextField } from '@axle/page-kit';
import { Button, DialogBody, DialogFooter, TextArea } from '@blueprintjs/core';
import { TitledDialog } from '../../shell/dialogs/titled-dialog.view.tsx';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { batchText } from '../../text/batch.ts';
import { type BatchMatch, matchBatch, searchable, splitBatch } from './batch-paste.ts';
import { BatchResult } from './batch-result.view.tsx';
import type { ListStore } from './list-store.ts';
import './batch.css';

interface BatchPasteProps {
  readonly name: string;
  readonly field: TextField | CodeField;
  readonly list: ListStore;
  readonly initial?: readonly string[];
  onApply(values: readonly string[]): void;
  onClose(): void;
}

/** Takes thousands of pasted values, shows which exist, and filters by them. */
export const BatchPaste = observer(function BatchPaste({ name, field, list, initial, onApply, onClose }: BatchPasteProps) {
  const session = useService(Session);
  const messages = useService(Messages);
  const [text, setText] = useState((initial ?? []).join('\n'));
  const [match, setMatch] = useState<BatchMatch>();
  const [busy, setBusy] = useState(false);
  const values = useMemo(() => splitBatch(text, field), [text, field]);
  const fitting = useMemo(() => searchable(values, field), [values, field]);
  const check = async () => {
    setBusy(true);
    const found = await matchBatch(list.records, name, field, values);
    setBusy(false);
    setMatch(found);
    if (!found) messages.show('bad', batchText.batchFailed);
  };
  const apply = () => {
    onApply(fitting);
    onClose();
  };
  return (
    <TitledDialog isOpen onClose={onClose} title={session.say(batchText.batchTitle, { field: field.label })} className="ax-dialog">
      <DialogBody>
        <p className="ax-hint">{session.say(batchText.batchHelp)}</p>
        <TextArea
          fill
          autoFocus
          rows={10}
          className="ax-mono"
          value={text}
          aria-label={session.say(engineText.batch)}
          onChange={event => {
            setText(event.currentTarget.value);
            setMatch(undefined);
          }}
          onKeyDown={event => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && fitting.length > 0 && apply()}
        />
        <div className="ax-batch-line">
          <span>{session.say(batchText.batchCount, { count: values.length })}</span>
          {values.length > mostFilterValues && <span className="ax-bad">{session.say(batchText.batchTooMany)}</span>}
        </div>
        {match && <BatchResult match={match} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={session.say(batchText.batchCheck)} loading={busy} disabled={values.length === 0} onClick={() => void check()} />
            <Button intent="primary" text={session.say(batchText.batchApply)} disabled={fitting.length === 0} onClick={apply} />
          </>
        }
      />
    </TitledDialog>
  );
});
