import { permissionCode, type RecordRow, type Resource } from '@axle/page-kit';
import { Button, ButtonGroup, Callout, DialogBody, DialogFooter, Spinner } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { toolbarActions } from '../../../engine/actions/toolbar-actions.ts';
import { useActionRunner } from '../../../engine/actions/use-action-runner.ts';
import { saveFile } from '../../../engine/files/save-file.ts';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { DrawOnImage } from './draw-on-image.view.tsx';
import { flatName, flattenPhoto } from './flatten-photo.ts';
import { galleryText as text } from './gallery-text.ts';
import { MarkedPhoto } from './marked-photo.view.tsx';
import { fileOf, usePhoto } from './use-photo.ts';

interface LargePhotoProps {
  readonly section: string;
  readonly resource: Resource;
  readonly page: string;
  readonly rows: readonly RecordRow[];
  readonly at: number;
  readonly caption: string;
  onMove(at: number): void;
  onClose(): void;
  /** Something was drawn. */
  onDrawn(): void;
}

/** What is decided about a photo while it is looked at. */
const decided: readonly string[] = ['setExemplar', 'unsetExemplar', 'hide'];

/** A photo as large as the window allows; the arrow keys go to the ones beside it. */
export const LargePhoto = observer(function LargePhoto(props: LargePhotoProps) {
  const { section, resource, page, rows, at, caption, onMove, onClose, onDrawn } = props;
  const session = useService(Session);
  const [original, setOriginal] = useState(false);
  const [drawing, setDrawing] = useState(false);
  const [turn, setTurn] = useState(0);
  const row = rows[at]!;
  const { content, address, marks, version, refusal } = usePhoto(resource, page, row, turn);
  const held = fileOf(row);
  const isMarked = marks.length > 0;
  const { page: of } = usePageModel();
  const run = useActionRunner();
  const decisions = toolbarActions(section, of, session, [row]).filter(({ key, blocked }) => decided.includes(key) && !blocked);
  const mayDraw = !session.viewing && session.can(permissionCode(section, page, 'annotate'));
  const move = (by: number) => rows[at + by] && onMove(at + by);
  const saveFlat = async () => {
    if (content) saveFile(flatName(String(row['imageNo'] ?? ''), held.name), await flattenPhoto(content, marks));
  };
  if (drawing && address !== undefined)
    return (
      <DrawOnImage
        resource={resource}
        page={page}
        target={{ id: row.id, version }}
        title={caption}
        address={address}
        marks={marks}
        onClose={isKept => {
          setDrawing(false);
          if (!isKept) return;
          setTurn(turn + 1);
          onDrawn();
        }}
      />
    );
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
          {!refusal && address === undefined && <Spinner size={32} />}
          {!refusal && address !== undefined && <MarkedPhoto address={address} caption={caption} marks={original ? [] : marks} />}
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
              {decisions.map(action => (
                <Button key={action.key} text={session.say(action.title)} onClick={() => void run(action, [row])} />
              ))}
              {mayDraw && <Button disabled={!content} text={session.say(text.draw)} onClick={() => setDrawing(true)} />}
              {isMarked && <Button disabled={!content} text={session.say(text.downloadFlat)} onClick={() => void saveFlat()} />}
              <Button
                intent="primary"
                disabled={!content}
                text={session.say(text.download)}
                onClick={() => content && saveFile(held.name, content)}
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
