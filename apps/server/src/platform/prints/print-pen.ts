import type { PrintedText, PrintPlace } from '@axle/page-kit';
import type { BarcodeModules } from './barcode-modules.ts';
import type { PrintFonts } from './print-fonts.ts';

/** Points of a PDF that some millimetres are. */
export const points = (millimetres: number): number => (millimetres * 72) / 25.4;

/** Draws on the sheets of a document; places are in millimetres. */
export interface Pen {
  /** Begins a sheet. */
  sheet(): void;
  /** Writes words; what does not fit in is cut off with an ellipsis. */
  text(element: PrintedText, words: string): void;
  /** Draws a barcode as large as fits in its place, in the middle of it. */
  barcode(place: PrintPlace, modules: BarcodeModules): void;
  /** Draws a thin line to the right. */
  line(x: number, y: number, width: number): void;
}

/** Height of a line of letters of size 1. */
const lineHeight = 1.3;

/** A pen over a document whose fonts are registered by the names of their parts. */
export function penOf(
  document: PDFKit.PDFDocument,
  fonts: PrintFonts,
  { size, mark }: { readonly size: [number, number]; readonly mark: string | undefined },
): Pen {
  const widthOf = (text: string) => fonts.runs(text).reduce((sum, run) => sum + document.font(run.part).widthOfString(run.text), 0);
  const write = (text: string, x: number, y: number) => {
    let at = x;
    for (const run of fonts.runs(text)) {
      document.font(run.part).text(run.text, at, y, { lineBreak: false });
      at += document.widthOfString(run.text);
    }
  };
  return {
    sheet() {
      document.addPage({ size, margin: 0 });
      if (mark === undefined) return;
      document
        .save()
        .fontSize(Math.min(40, size[0] / 6))
        .fillColor('#d0021b', 0.18)
        .rotate(-20, { origin: [size[0] / 2, size[1] / 2] });
      write(mark, (size[0] - widthOf(mark)) / 2, size[1] / 2 - 12);
      document.restore().fillColor('black', 1);
    },
    text({ x, y, width, size: letters, align = 'left', lines = 1 }, words) {
      document.fontSize(letters);
      const most = points(width);
      linesOf(words, lines, text => widthOf(text) <= most).forEach((line, index) => {
        const left = { left: 0, center: (most - widthOf(line)) / 2, right: most - widthOf(line) }[align];
        write(line, points(x) + left, points(y) + index * letters * lineHeight);
      });
    },
    barcode(place, modules) {
      const linear = modules.height === 1;
      const unit = linear
        ? points(place.width) / modules.width
        : Math.min(points(place.width) / modules.width, points(place.height) / modules.height);
      const left = points(place.x) + (points(place.width) - unit * modules.width) / 2;
      const tall = linear ? points(place.height) : unit;
      for (const { x, y, width } of modules.dark) document.rect(left + x * unit, points(place.y) + y * unit, width * unit, tall);
      document.fill('black');
    },
    line: (x, y, width) =>
      void document
        .moveTo(points(x), points(y))
        .lineTo(points(x + width), points(y))
        .lineWidth(0.4)
        .stroke('#8a94a0'),
  };
}

/** Text in lines that fit, broken at spaces where there are some; the last one ends with an ellipsis where more was to come. */
function linesOf(text: string, most: number, fits: (text: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < most) {
    if (fits(rest)) return [...lines, rest];
    const last = lines.length === most - 1;
    let end = [...rest].length;
    const letters = [...rest];
    while (end > 1 && !fits(letters.slice(0, end).join('') + (last ? '…' : ''))) end--;
    const line = letters.slice(0, end).join('');
    const space = last ? -1 : line.lastIndexOf(' ');
    const taken = space > 0 ? line.slice(0, space) : line;
    lines.push(last ? `${line.trimEnd()}…` : taken);
    rest = rest.slice(taken.length).trimStart();
  }
  return lines;
}
