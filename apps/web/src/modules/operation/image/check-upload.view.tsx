import type { Refusal, Text } from '@axle/kernel';
import { imageFileName, isAcceptable } from '@axle/operation';
import type { HeldFile } from '@axle/page-kit';
import { Button, Callout, DialogBody, DialogFooter, Tag } from '@blueprintjs/core';
import { CloudUpload } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { RecordFiles } from '../../../engine/files/record-files.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { cardsText as text } from './cards-text.ts';
import { checkFile } from './check-file.ts';

interface CheckedFile {
  readonly file: File;
  /** Nothing while it is being checked. */
  readonly said?: readonly { readonly words: Text; readonly tone: 'success' | 'warning' | 'danger' }[];
  readonly mayGo: boolean;
}

interface CheckUploadProps {
  readonly onClose: () => void;
  readonly onUpload: (files: readonly HeldFile[]) => Promise<void>;
}

async function checked(file: File): Promise<CheckedFile> {
  const named = imageFileName(file.name);
  if (!named) return { file, mayGo: false, said: [{ words: text.unnamed, tone: 'danger' }] };
  const found = await checkFile({ file, slot: named.slot });
  if (!found) return { file, mayGo: false, said: [{ words: text.broken, tone: 'danger' }] };
  const said = found.issues.map(({ message, level }) => ({
    words: message,
    tone: level === 'block' ? ('danger' as const) : ('warning' as const),
  }));
  return { file, mayGo: isAcceptable(found.issues), said: said.length > 0 ? said : [{ words: text.fine, tone: 'success' }] };
}

/** Pictures are checked in the browser before they are sent; those that something blocks stay here. */
export const CheckUpload = observer(function CheckUpload({ onClose, onUpload }: CheckUploadProps) {
  const session = useService(Session);
  const files = useService(RecordFiles);
  const [rows, setRows] = useState<readonly CheckedFile[]>([]);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const choose = async (list: readonly File[]) => {
    setRows(list.map(file => ({ file, mayGo: false })));
    for (const [at, file] of list.entries()) {
      const row = await checked(file);
      setRows(before => before.map((one, place) => (place === at ? row : one)));
    }
  };
  const good = rows.filter(({ mayGo }) => mayGo);
  const send = async () => {
    setBusy(true);
    const held: HeldFile[] = [];
    for (const { file } of good) {
      const reply = await files.send(file, () => undefined);
      if (!reply.ok) {
        setBusy(false);
        return setRefusal(reply.refusal);
      }
      held.push(reply.value);
    }
    await onUpload(held);
    return onClose();
  };
  return (
    <TitledDialog isOpen onClose={onClose} title={session.say(text.checked)} className="ax-dialog ax-image-check">
      <DialogBody>
        <p className="ax-hint">{session.say(text.hint)}</p>
        <label className="ax-files-drop">
          <CloudUpload size={16} /> {session.say(text.chooseFiles)}
          <input
            type="file"
            multiple
            accept="image/*"
            className="only-for-readers"
            onChange={event => {
              void choose([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        {refusal && (
          <Callout intent="danger" compact role="alert">
            {session.say(refusal.message)}
          </Callout>
        )}
        <ul className="ax-image-check-list">
          {rows.map(({ file, said }) => (
            <li key={file.name}>
              <span>{file.name}</span>
              {said ? (
                said.map(({ words, tone }) => (
                  <Tag key={words.en} minimal intent={tone}>
                    {session.say(words)}
                  </Tag>
                ))
              ) : (
                <span className="ax-faint">{session.say(text.measuring)}</span>
              )}
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter
        actions={
          <Button
            intent="primary"
            disabled={good.length === 0}
            loading={busy}
            text={session.say(text.upload, { count: good.length })}
            onClick={() => void send()}
          />
        }
      />
    </TitledDialog>
  );
});
