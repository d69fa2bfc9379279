import type { PhotoMark } from '@axle/quality';
import type { ReactNode } from 'react';

/** Pixels of a photo. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

interface PhotoMarksProps {
  readonly marks: readonly PhotoMark[];
  readonly size: PhotoSize;
  readonly children?: ReactNode;
}

/** Marks over a photo, drawn to its own size whatever the zoom: rectangles, arrows, words. */
export function PhotoMarks({ marks, size: { width, height }, children }: PhotoMarksProps) {
  const unit = Math.max(width, height) / 200;
  const at = (share: { readonly x: number; readonly y: number }) => ({ x: share.x * width, y: share.y * height });
  return (
    <svg className="ax-marks" viewBox={`0 0 ${width} ${height}`} strokeWidth={unit} aria-hidden>
      {marks.map((mark, place) => {
        const [from, to] = [at(mark.from), at(mark.to)];
        if (mark.tool === 'words')
          return (
            <text key={place} x={from.x} y={from.y} fontSize={unit * 7} strokeWidth={unit * 1.6}>
              {mark.words}
            </text>
          );
        if (mark.tool === 'rect') {
          const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
          return <rect key={place} x={x} y={y} width={Math.abs(from.x - to.x)} height={Math.abs(from.y - to.y)} />;
        }
        const turn = Math.atan2(to.y - from.y, to.x - from.x);
        const wing = (side: number) => {
          const [x, y] = [to.x - unit * 6 * Math.cos(turn + side), to.y - unit * 6 * Math.sin(turn + side)];
          return `M ${to.x} ${to.y} L ${x} ${y}`;
        };
        return <path key={place} d={`M ${from.x} ${from.y} L ${to.x} ${to.y} ${wing(0.5)} ${wing(-0.5)}`} />;
      })}
      {children}
    </svg>
  );
}
