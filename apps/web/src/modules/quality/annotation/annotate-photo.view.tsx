import { type MarkTool, markTools, type PhotoMark, type Point, toImage } from '@axle/quality';
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type PointerEvent, useState } from 'react';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { annotationText as text } from './annotation-text.ts';
import { PhotoMarks, type PhotoSize } from './photo-marks.view.tsx';
import './annotation.css';

interface AnnotatePhotoProps {
  readonly title: string;
  /** Where the browser has the photo. */
  readonly address: string;
  readonly marks: readonly PhotoMark[];
  /** Saves the drawing; absent in read-only use. Resolves to whether it was saved. */
  readonly onKeep?: (marks: readonly PhotoMark[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A photo with what is drawn over it, or as it was taken; marks are drawn by pointer, finger or pen. */
export const AnnotatePhoto = observer(function AnnotatePhoto({ title, address, marks: kept, onKeep, onClose }: AnnotatePhotoProps) {
  const session = useService(Session);
  const dialogs = useService(Dialogs);
  const [size, setSize] = useState<PhotoSize>();
  const [marks, setMarks] = useState(kept);
  const [tool, setTool] = useState<MarkTool>('rect');
  const [drawing, setDrawing] = useState<PhotoMark>();
  const [original, setOriginal] = useState(false);
  const [busy, setBusy] = useState(false);
  const draws = onKeep !== undefined && !original;
  const placeOf = (event: PointerEvent<HTMLElement>): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return toImage({ x: event.clientX, y: event.clientY }, { left, top, width, height });
  };
  const begin = async (event: PointerEvent<HTMLElement>) => {
    if (!draws) return;
    const from = placeOf(event);
    if (tool !== 'words') {
      event.currentTarget.setPointerCapture(event.pointerId);
      return setDrawing({ tool, from, to: from });
    }
    const words = await dialogs.prompt({ title: text.words, text: text.wordsAsk });
    if (words !== undefined) setMarks(known => [...known, { tool, from, to: from, words: words.slice(0, 200) }]);
  };
  const end = () => {
    if (drawing && Math.max(Math.abs(drawing.from.x - drawing.to.x), Math.abs(drawing.from.y - drawing.to.y)) > 0.01)
      setMarks(known => [...known, drawing]);
    setDrawing(undefined);
  };
  const keep = async () => {
    setBusy(true);
    const isKept = await onKeep?.(marks);
    setBusy(false);
    if (isKept) onClose();
  };
  return (
    <TitledDialog isOpen title={title} onClose={onClose} className="ax-annotate">
      <DialogBody>
        <div className="ax-annotate-tools" role="group" aria-label={session.say(text.tools)}>
          {onKeep &&
            markTools.map(one => (
              <Button
                key={one}
                size="large"
                active={one === tool}
                aria-pressed={one === tool}
                disabled={original}
                text={session.say(text[one])}
                onClick={() => setTool(one)}
              />
            ))}
          {onKeep && (
            <Button
              size="large"
              disabled={marks.length === 0 || original}
              text={session.say(text.undo)}
              onClick={() => setMarks(marks.slice(0, -1))}
            />
          )}
          <Button
            size="large"
            aria-pressed={original}
            active={original}
            text={session.say(text.original)}
            onClick={() => setOriginal(!original)}
          />
        </div>
        <div
          className={`ax-annotate-photo${draws ? ' ax-annotate-drawing' : ''}`}
          onPointerDown={event => void begin(event)}
          onPointerMove={event => {
            const to = placeOf(event);
            setDrawing(known => known && { ...known, to });
          }}
          onPointerUp={end}
          onPointerCancel={() => setDrawing(undefined)}
        >
          <img
            src={address}
            alt={title}
            draggable={false}
            onLoad={event => setSize({ width: event.currentTarget.naturalWidth, height: event.currentTarget.naturalHeight })}
          />
          {size && !original && <PhotoMarks marks={drawing ? [...marks, drawing] : marks} size={size} />}
        </div>
      </DialogBody>
      {onKeep && (
        <DialogFooter
          actions={<Button size="large" intent="primary" loading={busy} text={session.say(text.keep)} onClick={() => void keep()} />}
        />
      )}
    </TitledDialog>
  );
});
