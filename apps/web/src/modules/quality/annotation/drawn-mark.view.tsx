import type { PhotoMark, Point } from '@axle/quality';
import type { PhotoSize } from './photo-marks.view.tsx';

interface DrawnMarkProps {
  readonly mark: PhotoMark;
  readonly size: PhotoSize;
}

/** A mark as shapes of an SVG that has the size of its photo. */
export function DrawnMark({ mark, size: { width, height } }: DrawnMarkProps) {
  const unit = Math.max(width, height) / 200;
  const thick = (unit * mark.width) / 3;
  const at = ({ x, y }: Point) => ({ x: x * width, y: y * height });
  const [from, to] = [at(mark.from), at(mark.to)];
  const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  const [wide, high] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)];
  const words = (x: number, y: number) => (
    <text x={x} y={y} fontSize={unit * 7} strokeWidth={unit * 1.6}>
      {mark.words}
    </text>
  );
  if (mark.tool === 'words') return words(from.x, from.y);
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const stroke = (end: Point, angle: number, length: number) => {
    const [x, y] = [end.x - length * Math.cos(angle), end.y - length * Math.sin(angle)];
    return `M ${end.x} ${end.y} L ${x} ${y}`;
  };
  const tick = (end: Point) => `${stroke(end, turn + Math.PI / 2, unit * 3)} ${stroke(end, turn - Math.PI / 2, unit * 3)}`;
  const line = `M ${from.x} ${from.y} L ${to.x} ${to.y}`;
  const path = {
    arrow: `${line} ${stroke(to, turn + 0.5, unit * 6)} ${stroke(to, turn - 0.5, unit * 6)}`,
    line,
    measure: `${line} ${tick(from)} ${tick(to)}`,
    free: (mark.path ?? [])
      .map(at)
      .map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'} ${x} ${y}`)
      .join(' '),
  };
  return (
    <>
      {mark.tool === 'rect' ? (
        <rect x={left} y={top} width={wide} height={high} strokeWidth={thick} />
      ) : mark.tool === 'ellipse' ? (
        <ellipse cx={left + wide / 2} cy={top + high / 2} rx={wide / 2} ry={high / 2} strokeWidth={thick} />
      ) : (
        <path d={path[mark.tool]} strokeWidth={thick} />
      )}
      {mark.words && (mark.tool === 'measure' ? words((from.x + to.x) / 2, (from.y + to.y) / 2 - unit * 3) : words(left, top - unit * 2))}
    </>
  );
}
