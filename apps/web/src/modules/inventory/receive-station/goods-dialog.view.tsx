import type { Refusal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { Button, Callout, DialogBody, DialogFooter, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useState } from 'react';
import { FileButton } from '../../../engine/files/file-button.view.tsx';
import { RecordFiles } from '../../../engine/files/record-files.ts';
import { sendPictures } from '../../../engine/files/send-pictures.ts';
import { thumbnailOf } from '../../../engine/files/thumbnail.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ReceiveStore } from './receive-store.ts';
import { receiveText as text } from './receive-text.ts';
import type { StationReceipt } from './receiving-desk.ts';

/** What is kept with a photo: damaged pieces, goods that nobody ordered, or the picture alone. */
export type GoodsKind = 'damaged' | 'wrong' | 'photo';

/** Most pictures that are kept with one. */
const mostPictures = 5;

const actions = { damaged: 'setDamaged', wrong: 'unknownBarcode', photo: 'addPhoto' } as const;

interface GoodsDialogProps {
  readonly kind: GoodsKind;
  readonly receipt: StationReceipt;
  readonly store: ReceiveStore;
  /** The code that was scanned last and refused. */
  readonly code: string;
  onClose(): void;
}

/** Asks for the details that a scan does not contain. */
export const GoodsDialog = observer(function GoodsDialog({ kind, receipt, store, code: scanned, onClose }: GoodsDialogProps) {
  const session = useService(Session);
  const files = useService(RecordFiles);
  const [code, setCode] = useState(kind === 'wrong' ? scanned : '');
  const [count, setCount] = useState('1');
  const [note, setNote] = useState('');
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const sent = await sendPictures(files, pictures, thumbnailOf);
    if (!sent.ok) {
      setRefusal(sent.refusal);
      return setSending(false);
    }
    const photos = sent.value;
    const times = Number(count) === 1 || /^\d+c?\*/i.test(code) ? '' : `${count}*`;
    const input: RecordValues = {
      receipt: receipt.id,
      ...(kind === 'photo' ? {} : { code: `${times}${code.trim()}` }),
      ...(photos.length > 0 ? { photos } : {}),
      ...(kind === 'wrong' && note.trim() !== '' ? { note: note.trim() } : {}),
    };
    const reply = await store.act(actions[kind], input);
    setSending(false);
    if (reply.ok) return onClose();
    setRefusal(reply.refusal.fields?.[0] ?? reply.refusal);
  };
  const hint = useId();
  const lacking = kind !== 'wrong' && pictures.length === 0;
  const ready = (kind === 'photo' || code.trim() !== '') && !lacking;
  return (
    <TitledDialog isOpen title={session.say(text[kind])} onClose={onClose}>
      <form onSubmit={event => void send(event)}>
        <DialogBody className="ax-receive-form">
          {refusal && (
            <Callout intent="danger" compact role="alert">
              {session.say(refusal.message)}
            </Callout>
          )}
          {kind !== 'photo' && (
            <>
              <label>
                {session.say(text.code)}
                <InputGroup autoFocus value={code} maxLength={110} onValueChange={setCode} />
              </label>
              <label>
                {session.say(text.count)}
                <InputGroup type="number" min={1} max={9999} value={count} onValueChange={setCount} />
              </label>
            </>
          )}
          {kind === 'wrong' && (
            <label>
              {session.say(text.note)}
              <InputGroup value={note} maxLength={500} onValueChange={setNote} />
            </label>
          )}
          <div className="ax-receive-pictures">
            <FileButton
              text={session.say(text.pictures)}
              accept="image/*"
              camera
              multiple
              describedBy={hint}
              onChoose={files => setPictures([...pictures, ...files].slice(0, mostPictures))}
            />
            <span id={hint} role="status" className={lacking ? 'ax-warn' : 'ax-faint'}>
              {lacking ? session.say(text.photoNeeded) : pictures.map(({ name }) => name).join(', ')}
            </span>
          </div>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={session.say(text.cancel)} onClick={onClose} />
              <Button type="submit" intent="primary" loading={sending} disabled={!ready} text={session.say(text.save)} />
            </>
          }
        />
      </form>
    </TitledDialog>
  );
});
