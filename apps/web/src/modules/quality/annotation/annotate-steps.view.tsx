import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { annotationText as text } from './annotation-text.ts';
import { type DrawnMarks, redone, undone, zoomed, zooms } from './drawn-marks.ts';

interface AnnotateStepsProps {
  readonly drawn: DrawnMarks;
  /** In percent of the original; undefined while the photo fits its window. */
  readonly zoom: number | undefined;
  readonly original: boolean;
  readonly isDrawn: boolean;
  readonly hasChosen: boolean;
  readonly onDrawn: (drawn: DrawnMarks) => void;
  readonly onZoom: (zoom: number | undefined) => void;
  readonly onOriginal: (original: boolean) => void;
  readonly onRemove: () => void;
}

/** Steps back and forth, zoom, and the photo as it was taken. */
export const AnnotateSteps = observer(function AnnotateSteps(steps: AnnotateStepsProps) {
  const { drawn, zoom, original, isDrawn, hasChosen, onDrawn, onZoom, onOriginal, onRemove } = steps;
  const session = useService(Session);
  return (
    <div className="ax-annotate-tools">
      {isDrawn && (
        <>
          <Button disabled={drawn.before.length === 0 || original} text={session.say(text.undo)} onClick={() => onDrawn(undone(drawn))} />
          <Button disabled={drawn.after.length === 0 || original} text={session.say(text.redo)} onClick={() => onDrawn(redone(drawn))} />
          <Button disabled={!hasChosen || original} text={session.say(text.remove)} onClick={onRemove} />
        </>
      )}
      <Button text={session.say(text.smaller)} onClick={() => onZoom(zoomed((zoom ?? 100) / zooms.step))} />
      {zoom !== undefined && <b>{`${zoom}%`}</b>}
      <Button text={session.say(text.larger)} onClick={() => onZoom(zoomed((zoom ?? 100) * zooms.step))} />
      <Button
        active={zoom === undefined}
        aria-pressed={zoom === undefined}
        text={session.say(text.fit)}
        onClick={() => onZoom(undefined)}
      />
      <Button aria-pressed={original} active={original} text={session.say(text.original)} onClick={() => onOriginal(!original)} />
    </div>
  );
});
