import type { Refusal } from '@axle/kernel';
import type { HeldFile, RecordRow, Resource } from '@axle/page-kit';
import { Button, Callout, DialogBody, DialogFooter, Spinner } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { RecordFiles } from '../../../engine/files/record-files.ts';
import { saveFile } from '../../../engine/files/save-file.ts';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { galleryText as text } from './gallery-text.ts';

interface LargePhotoProps {
  readonly resource: Resource;
  readonly page: string;
  readonly rows: readonly RecordRow[];
  readonly at: number;
  readonly caption: string;
  onMove(at: number): void;
  onClose(): void;
}

/** A photo as large as the window allows; the arrow keys go to the ones beside it. */
export const LargePhoto = observer(function LargePhoto({ resource, page, rows, at, caption, onMove, onClose }: LargePhotoProps) {
  const session = useService(Session);
  const files = useService(RecordFiles);
  const [shown, setShown] = useState<{ readonly id: number; readonly content: Blob; readonly address: string }>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  const row = rows[at]!;
  const held = (row['file'] as readonly HeldFile[])[0]!;
  useEffect(() => {
    setRefusal(undefined);
    const fetchPhoto = async () => files.fetch(resource, { page, id: row.id, field: 'file', file: held.id });
    void latest.ask(fetchPhoto, reply => {
      if (!reply.ok) return setRefusal(reply.refusal);
      setShown({ id: row.id, content: reply.value, address: URL.createObjectURL(reply.value) });
    });
  }, [files, latest, resource, page, row.id, held.id]);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown.address)), [shown]);
  const move = (by: number) => rows[at + by] && onMove(at + by);
  const isHere = shown?.id === row.id;
  return (
    <TitledDialog isOpen onClose={onClose} title={caption} className="ax-dialog ax-large-photo">
      <div
        className="ax-large-photo-keys"
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') move(-1);
          if (key === 'ArrowRight') move(1);
        }}
      >
        <DialogBody>
          {refusal && (
            <Callout intent="danger" compact role="alert">
              {session.say(refusal.message)}
            </Callout>
          )}
          {!refusal && (isHere ? <img src={shown.address} alt={caption} /> : <Spinner size={32} />)}
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button icon={<ChevronLeft />} disabled={at === 0} text={session.say(text.previous)} onClick={() => move(-1)} />
              <Button
                autoFocus
                icon={<ChevronRight />}
                disabled={at === rows.length - 1}
                text={session.say(text.next)}
                onClick={() => move(1)}
              />
              <Button
                intent="primary"
                disabled={!isHere}
                text={session.say(text.download)}
                onClick={() => shown && saveFile(held.name, shown.content)}
              />
            </>
          }
        >
          <span className="ax-faint">{session.say(text.place, { at: at + 1, all: rows.length })}</span>
        </DialogFooter>
      </div>
    </TitledDialog>
  );
});
