import type { PhotoMark } from '@axle/quality';
import { DrawnMark } from './drawn-mark.view.tsx';

/** Pixels of a photo. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

interface PhotoMarksProps {
  readonly marks: readonly PhotoMark[];
  readonly size: PhotoSize;
  /** The place of the mark that is chosen. */
  readonly chosen?: number | undefined;
  /** Where marks can be chosen. */
  readonly onChoose?: ((place: number) => void) | undefined;
}

/** Marks over a photo, drawn to its own size whatever the zoom. */
export function PhotoMarks({ marks, size, chosen, onChoose }: PhotoMarksProps) {
  return (
    <svg className={`ax-marks${onChoose ? ' ax-marks-chosen' : ''}`} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
      {marks.map(mark => (
        <g
          key={mark.place}
          className={`ax-mark-${mark.colour}${mark.place === chosen ? ' ax-mark-held' : ''}`}
          onPointerDown={onChoose && (() => onChoose(mark.place))}
        >
          <DrawnMark mark={mark} size={size} />
        </g>
      ))}
    </svg>
  );
}
