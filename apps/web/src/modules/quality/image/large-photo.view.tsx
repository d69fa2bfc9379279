import type { Refusal } from '@axle/kernel';
import { type HeldFile, linesIn, type RecordRow, type Resource } from '@axle/page-kit';
import type { PhotoMark } from '@axle/quality';
import { Button, ButtonGroup, Callout, DialogBody, DialogFooter, Spinner } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { RecordFiles } from '../../../engine/files/record-files.ts';
import { saveFile } from '../../../engine/files/save-file.ts';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { markOfLine } from '../annotation/mark-of-line.ts';
import { galleryText as text } from './gallery-text.ts';
import { MarkedPhoto } from './marked-photo.view.tsx';

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
  const recordsOf = useService(RecordsOf);
  const [drawn, setDrawn] = useState<{ readonly id: number; readonly marks: readonly PhotoMark[] }>();
  const [original, setOriginal] = useState(false);
  const [shown, setShown] = useState<{ readonly id: number; readonly content: Blob; readonly address: string }>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  const latestMarks = useLatest();
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
  const isMarked = Number(row['annotations'] ?? 0) > 0;
  useEffect(() => {
    if (!isMarked) return;
    void latestMarks.ask(
      async () => recordsOf.of(resource, page).read(row.id),
      reply => {
        if (!reply.ok) return setRefusal(reply.refusal);
        setDrawn({ id: row.id, marks: linesIn(reply.value, 'marks').map(markOfLine) });
      },
    );
  }, [isMarked, latestMarks, recordsOf, resource, page, row.id]);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown.address)), [shown]);
  const move = (by: number) => rows[at + by] && onMove(at + by);
  const isHere = shown?.id === row.id;
  const marks = drawn?.id === row.id ? drawn.marks : [];
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
          {isMarked && (
            <ButtonGroup className="ax-large-photo-shown">
              <Button aria-pressed={!original} active={!original} text={session.say(text.annotated)} onClick={() => setOriginal(false)} />
              <Button aria-pressed={original} active={original} text={session.say(text.original)} onClick={() => setOriginal(true)} />
            </ButtonGroup>
          )}
          {!refusal && !isHere && <Spinner size={32} />}
          {!refusal && isHere && <MarkedPhoto address={shown.address} caption={caption} marks={original ? [] : marks} />}
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
