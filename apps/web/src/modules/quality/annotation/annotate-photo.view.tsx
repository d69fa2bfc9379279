import { type PhotoMark, type Point, markWidths, toImage } from '@axle/quality';
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { AnnotateSteps } from './annotate-steps.view.tsx';
import { AnnotateTools, type HandTool, type MarkedDefect, type MarkLook } from './annotate-tools.view.tsx';
import { annotationText as text } from './annotation-text.ts';
import { changed, drawnMarks, drawnTo, nextPlace, redone, undone, zoomed, zooms } from './drawn-marks.ts';
import { PhotoMarks, type PhotoSize } from './photo-marks.view.tsx';
import './annotation.css';

interface AnnotatePhotoProps {
  readonly title: string;
  /** Where the browser has the photo. */
  readonly address: string;
  readonly marks: readonly PhotoMark[];
  /** Defects that marks may show. */
  readonly defects?: readonly MarkedDefect[];
  /** Saves the drawing; absent in read-only use. Resolves to whether it was saved. */
  readonly onKeep?: (marks: readonly PhotoMark[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A photo with what is drawn over it, or as it was taken; marks are drawn by pointer, finger or pen. */
export const AnnotatePhoto = observer(function AnnotatePhoto({
  title,
  address,
  defects = [],
  onKeep,
  onClose,
  ...given
}: AnnotatePhotoProps) {
  const session = useService(Session);
  const dialogs = useService(Dialogs);
  const [size, setSize] = useState<PhotoSize>();
  const [drawn, setDrawn] = useState(() => drawnMarks(given.marks));
  const [tool, setTool] = useState<HandTool>('rect');
  const [look, setLook] = useState<MarkLook>({ colour: 'major', width: markWidths.usual });
  const [drawing, setDrawing] = useState<PhotoMark>();
  const [chosen, setChosen] = useState<number>();
  const [zoom, setZoom] = useState<number>();
  const [original, setOriginal] = useState(false);
  const [busy, setBusy] = useState(false);
  const { marks } = drawn;
  const draws = onKeep !== undefined && !original && tool !== 'select';
  const placeOf = (event: PointerEvent<HTMLElement>): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return toImage({ x: event.clientX, y: event.clientY }, { left, top, width, height });
  };
  const put = (mark: PhotoMark) => setDrawn(known => changed(known, [...known.marks, { ...mark, place: nextPlace(known.marks) }]));
  const ask = (words: typeof text.wordsAsk) => dialogs.prompt({ title: text.words, text: words });
  const begin = async (event: PointerEvent<HTMLElement>) => {
    if (!draws) return;
    const from = placeOf(event);
    const mark: PhotoMark = { place: 1, tool, from, to: from, ...look, ...(tool === 'free' ? { path: [from] } : {}) };
    if (tool !== 'words') {
      event.currentTarget.setPointerCapture(event.pointerId);
      return setDrawing(mark);
    }
    const words = await ask(text.wordsAsk);
    if (words !== undefined) put({ ...mark, words: words.slice(0, 200) });
  };
  const end = async () => {
    setDrawing(undefined);
    if (!drawing) return;
    const points = [drawing.from, drawing.to, ...(drawing.path ?? [])];
    const span = (of: readonly number[]) => Math.max(...of) - Math.min(...of);
    if (Math.max(span(points.map(({ x }) => x)), span(points.map(({ y }) => y))) <= 0.01) return;
    const words = drawing.tool === 'measure' ? await ask(text.measureAsk) : undefined;
    put({ ...drawing, ...(words === undefined ? {} : { words: words.slice(0, 200) }) });
  };
  const remove = () => {
    if (chosen === undefined) return;
    setDrawn(
      changed(
        drawn,
        marks.filter(({ place }) => place !== chosen),
      ),
    );
    setChosen(undefined);
  };
  const relook = (wanted: MarkLook) => {
    setLook(wanted);
    if (chosen !== undefined)
      setDrawn(
        changed(
          drawn,
          marks.map(mark => (mark.place === chosen ? { ...mark, ...wanted } : mark)),
        ),
      );
  };
  const isWide = zoom !== undefined && size !== undefined;
  const press = (event: KeyboardEvent) => {
    const step = event.ctrlKey || event.metaKey ? { z: undone, y: redone }[event.key.toLowerCase()] : undefined;
    if (step) setDrawn(step);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove();
    else if (event.key === '0') setZoom(undefined);
    else if (event.key === '+' || event.key === '=') setZoom(zoomed((zoom ?? 100) * zooms.step));
    else if (event.key === '-') setZoom(zoomed((zoom ?? 100) / zooms.step));
    else return;
    event.preventDefault();
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
        <div onKeyDown={press}>
          {onKeep && <AnnotateTools tool={tool} look={look} defects={defects} disabled={original} onTool={setTool} onLook={relook} />}
          <AnnotateSteps
            drawn={drawn}
            zoom={zoom}
            original={original}
            isDrawn={onKeep !== undefined}
            hasChosen={chosen !== undefined}
            onDrawn={setDrawn}
            onZoom={setZoom}
            onOriginal={setOriginal}
            onRemove={remove}
          />
          <div className="ax-annotate-ground" tabIndex={0} role="group" aria-label={session.say(text.photo)}>
            <div
              className={`ax-annotate-photo${draws ? ' ax-annotate-drawing' : ''}${isWide ? ' ax-annotate-sized' : ''}`}
              {...(isWide ? { style: { width: (size.width * zoom) / 100 } } : {})}
              onPointerDown={event => void begin(event)}
              onPointerMove={event => {
                const to = placeOf(event);
                setDrawing(known => known && drawnTo(known, to));
              }}
              onPointerUp={() => void end()}
              onPointerCancel={() => setDrawing(undefined)}
            >
              <img
                src={address}
                alt={title}
                draggable={false}
                onLoad={event => setSize({ width: event.currentTarget.naturalWidth, height: event.currentTarget.naturalHeight })}
              />
              {size && !original && (
                <PhotoMarks
                  marks={drawing ? [...marks, { ...drawing, place: 0 }] : marks}
                  size={size}
                  chosen={chosen}
                  onChoose={onKeep && tool === 'select' ? setChosen : undefined}
                />
              )}
            </div>
          </div>
          {onKeep && <p className="ax-annotate-hint">{session.say(text.keys)}</p>}
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
