import type { PrintedText, PrintPlace } from '@axle/page-kit';
import type { BarcodeModules } from './barcode-modules.ts';
import { fitText } from './fit-text.ts';
import type { PrintFonts } from './print-fonts.ts';
import type { DrawnPicture } from './printed-pictures.ts';

/** Points of a PDF that some millimetres are. */
export const points = (millimetres: number): number => (millimetres * 72) / 25.4;

/** Draws on the sheets of a document; places are in millimetres. */
export interface Pen {
  /** Begins a sheet. */
  sheet(): void;
  /** Writes words; what does not fit in is cut off with an ellipsis, but for codes, whose letters get smaller. */
  text(element: PrintedText, words: string): void;
  /** The lines that words take in a width, in letters of a size; empty lines stay. */
  broken(words: string, place: { readonly width: number; readonly size: number }): readonly string[];
  /** Draws a barcode as large as fits in its place, in the middle of it. */
  barcode(place: PrintPlace, modules: BarcodeModules): void;
  /** Draws a picture as large as fits in its place, in the middle of it, and what stands over it. */
  picture(place: PrintPlace, picture: DrawnPicture): void;
  /** Draws a thin line to the right. */
  line(x: number, y: number, width: number): void;
}

/** Height of a line of letters of size 1, and of what stands above the foot of its letters: fonts differ, a line has one foot. */
export const [lineHeight, ascent] = [1.3, 1.16];

/** A pen over a document whose fonts are registered by the names of their parts. */
export function penOf(
  document: PDFKit.PDFDocument,
  fonts: PrintFonts,
  { size, mark }: { readonly size: [number, number]; readonly mark: string | undefined },
): Pen {
  const write = (text: string, x: number, y: number, letters: number) => {
    document.fontSize(letters);
    let at = x;
    for (const run of fonts.runs(text)) {
      document.font(run.part).text(run.text, at, y + ascent * letters, { lineBreak: false, baseline: 'alphabetic' });
      at += document.widthOfString(run.text);
    }
  };
  return {
    sheet() {
      document.addPage({ size, margin: 0 });
      if (mark === undefined) return;
      const letters = Math.min(40, size[0] / 6);
      document
        .save()
        .fillColor('#d0021b', 0.18)
        .rotate(-20, { origin: [size[0] / 2, size[1] / 2] });
      write(mark, (size[0] - fonts.widthOf(mark) * letters) / 2, size[1] / 2 - 12, letters);
      document.restore().fillColor('black', 1);
    },
    text({ x, y, width, size: wanted, align = 'left', lines }, words) {
      const most = points(width);
      const fitted = fitText(words, { width: most, size: wanted, lines }, fonts.widthOf);
      // a code in smaller letters keeps the middle of its line
      const lower = ((wanted - fitted.size) * lineHeight) / 2;
      fitted.lines.forEach((line, index) => {
        const room = most - fonts.widthOf(line) * fitted.size;
        const left = { left: 0, center: room / 2, right: room }[align];
        write(line, points(x) + left, points(y) + lower + index * wanted * lineHeight, fitted.size);
      });
    },
    broken(words, { width, size: letters }) {
      const place = { width: points(width), size: letters, lines: Number.POSITIVE_INFINITY };
      return words.split('\n').flatMap(line => (line === '' ? [''] : fitText(line, place, fonts.widthOf).lines));
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
    picture(place, { content, size, over }) {
      const scale = Math.min(points(place.width) / size.width, points(place.height) / size.height);
      const [wide, high] = [size.width * scale, size.height * scale];
      const [left, top] = [points(place.x) + (points(place.width) - wide) / 2, points(place.y) + (points(place.height) - high) / 2];
      document.image(content, left, top, { width: wide, height: high });
      for (const { kind, points: given, colour, width, words } of over) {
        const at = given.map(({ x, y }): readonly [number, number] => [left + x * wide, top + y * high]);
        const [[x, y], [toX, toY]] = [at[0] ?? [left, top], at.at(-1) ?? [left, top]];
        document.lineWidth(points(width)).strokeColor(colour).fillColor(colour);
        if (kind === 'rect') document.rect(Math.min(x, toX), Math.min(y, toY), Math.abs(toX - x), Math.abs(toY - y)).stroke();
        else if (kind === 'ellipse') document.ellipse((x + toX) / 2, (y + toY) / 2, Math.abs(toX - x) / 2, Math.abs(toY - y) / 2).stroke();
        else if (kind === 'path') {
          document.moveTo(x, y);
          for (const [nextX, nextY] of at.slice(1)) document.lineTo(nextX, nextY);
          document.stroke();
        }
        if (words) write(words, x, kind === 'words' ? y - 9 : y - 12, 9);
      }
      document.fillColor('black').strokeColor('black');
    },
    line: (x, y, width) =>
      void document
        .moveTo(points(x), points(y))
        .lineTo(points(x + width), points(y))
        .lineWidth(0.4)
        .stroke('#8a94a0'),
  };
}
