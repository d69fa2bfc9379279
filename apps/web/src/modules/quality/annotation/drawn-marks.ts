import { mostPathPoints, type PhotoMark, type Point } from '@axle/quality';

/** Marks as they are drawn, with what can be undone and redone. */
export interface DrawnMarks {
  readonly marks: readonly PhotoMark[];
  readonly before: readonly (readonly PhotoMark[])[];
  readonly after: readonly (readonly PhotoMark[])[];
}

/** Marks that nobody has changed yet. */
export const drawnMarks = (marks: readonly PhotoMark[]): DrawnMarks => ({ marks, before: [], after: [] });

/** The marks as they are now; what was undone is gone. */
export const changed = ({ marks, before }: DrawnMarks, now: readonly PhotoMark[]): DrawnMarks => ({
  marks: now,
  before: [...before, marks],
  after: [],
});

/** One step back; as it stands where there is none. */
export function undone(drawn: DrawnMarks): DrawnMarks {
  const last = drawn.before.at(-1);
  return last ? { marks: last, before: drawn.before.slice(0, -1), after: [drawn.marks, ...drawn.after] } : drawn;
}

/** One step forth that was undone. */
export function redone(drawn: DrawnMarks): DrawnMarks {
  const [next, ...after] = drawn.after;
  return next ? { marks: next, before: [...drawn.before, drawn.marks], after } : drawn;
}

/** The place of a mark that comes to these. */
export const nextPlace = (marks: readonly PhotoMark[]): number => Math.max(0, ...marks.map(({ place }) => place)) + 1;

/** How near points of a line by hand lie to each other at least. */
const near = 0.004;

/** A mark that is being drawn, with its end moved to a point. */
export function drawnTo(mark: PhotoMark, to: Point): PhotoMark {
  if (mark.tool !== 'free') return { ...mark, to };
  const path = mark.path ?? [mark.from];
  const last = path.at(-1)!;
  const isNear = Math.max(Math.abs(last.x - to.x), Math.abs(last.y - to.y)) < near;
  return isNear || path.length >= mostPathPoints ? mark : { ...mark, to, path: [...path, to] };
}

/** Zoom levels in percent of the original image: 10 to 800. */
export const zooms = { least: 10, most: 800, step: 1.25 } as const;

/** A zoom within its bounds. */
export const zoomed = (percent: number): number => Math.min(zooms.most, Math.max(zooms.least, Math.round(percent)));
