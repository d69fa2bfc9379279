import type { PrintFonts } from './print-fonts.ts';

/** A line from one point to another, in dots. */
type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

/** A line of letters: where it begins, how high its foot lies and how high its letters are, in dots. */
export interface DottedLine {
  readonly text: string;
  readonly x: number;
  readonly foot: number;
  readonly size: number;
}

/** Pieces that a curve is drawn in, enough for letters of a label. */
const pieces = 6;

/** Letters as dots on a field, row by row, a dot a bit, each row filled up to whole bytes. */
export function lettersAsDots(fonts: PrintFonts, lines: readonly DottedLine[], width: number, height: number): Buffer {
  const rowBytes = Math.ceil(width / 8);
  const field = Buffer.alloc(rowBytes * height);
  const edges = lines.flatMap(line => edgesOf(fonts, line));
  // two looks at every row keep strokes that are thinner than a dot
  for (let look = 0; look < height * 2; look++) {
    const row = look >> 1;
    for (const [from, to] of spansAt(edges, look / 2 + 0.25))
      for (let dot = Math.max(0, Math.floor(from + 0.25)); dot < Math.min(width, Math.ceil(to - 0.25)); dot++)
        field[row * rowBytes + (dot >> 3)]! |= 0x80 >> (dot & 7);
  }
  return field;
}

/** The stretches of a row that lie within letters: an outline goes around them once at least. */
function spansAt(edges: readonly Edge[], y: number): readonly (readonly [from: number, to: number])[] {
  const crossings = edges
    .filter(([, y0, , y1]) => y0 <= y !== y1 <= y)
    .map(([x0, y0, x1, y1]) => ({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), turn: y0 < y1 ? 1 : -1 }))
    .toSorted((one, other) => one.x - other.x);
  const spans: [number, number][] = [];
  let turns = 0;
  for (const { x, turn } of crossings) {
    if (turns === 0) spans.push([x, x]);
    turns += turn;
    spans.at(-1)![1] = x;
  }
  return spans;
}

function edgesOf(fonts: PrintFonts, { text, x: left, foot, size }: DottedLine): readonly Edge[] {
  const edges: Edge[] = [];
  let pen = left;
  for (const run of fonts.runs(text)) {
    const { font } = fonts.parts.get(run.part)!;
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    glyphs.forEach((glyph, at) => {
      const place = positions[at]!;
      const [x, y] = [pen + place.xOffset * scale, foot - place.yOffset * scale];
      outline(glyph.path.commands, (px, py) => [x + px * scale, y - py * scale], edges);
      pen += place.xAdvance * scale;
    });
  }
  return edges;
}

type Commands = readonly { readonly command: string; readonly args: readonly number[] }[];

/** Adds the edges of an outline whose points are put in their place; curves become lines. */
function outline(commands: Commands, place: (x: number, y: number) => readonly [number, number], edges: Edge[]): void {
  let [at, start]: (readonly [number, number])[] = [
    [0, 0],
    [0, 0],
  ];
  const to = (end: readonly [number, number]) => {
    edges.push([at![0], at![1], end[0], end[1]]);
    at = end;
  };
  for (const { command, args } of commands) {
    const points = Array.from({ length: args.length / 2 }, (_, index) => place(args[index * 2]!, args[index * 2 + 1]!));
    if (command === 'moveTo') at = start = points[0]!;
    else if (command === 'closePath') to(start!);
    else if (command === 'lineTo') to(points[0]!);
    else {
      const bent = [at!, ...points];
      for (let piece = 1; piece <= pieces; piece++) to(onCurve(bent, piece / pieces));
    }
  }
}

/** The point of a Bézier curve at a part of its way. */
function onCurve(points: readonly (readonly [number, number])[], part: number): readonly [number, number] {
  if (points.length === 1) return points[0]!;
  return onCurve(
    points.slice(1).map(([x, y], at) => [points[at]![0] + (x - points[at]![0]) * part, points[at]![1] + (y - points[at]![1]) * part]),
    part,
  );
}
