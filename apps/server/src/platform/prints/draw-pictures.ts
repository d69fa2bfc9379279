import type { Language } from '@axle/kernel';
import type { PrintedPictures } from '@axle/page-kit';
import { type RecordTexts, wordsOf } from './print-job.ts';
import { lineHeight, type Pen } from './print-pen.ts';
import type { DrawnPicture } from './printed-pictures.ts';

/** Height of the heading in points, and of its line in millimetres; millimetres between tiles. */
const [headSize, headHeight, gap] = [12, 10, 4];

const millimetres = (size: number): number => (size * lineHeight * 25.4) / 72;

/** Draws pictures in tiles on sheets of their own, each with the heading; nothing where there are none. */
export function drawPictures(
  pen: Pen,
  element: PrintedPictures,
  pictures: readonly DrawnPicture[],
  { record, language }: { readonly record: RecordTexts; readonly language: Language },
): void {
  const { x, y, width, height, size, across, down, heading } = element;
  const [wide, high] = [width / across, (height - headHeight) / down];
  const caption = millimetres(size);
  for (const [nth, picture] of pictures.entries()) {
    const at = nth % (across * down);
    if (at === 0) {
      pen.sheet();
      pen.text({ kind: 'text', words: '', x, y, width, height: headHeight, size: headSize }, wordsOf(heading, record, language));
    }
    const [left, top] = [x + (at % across) * wide, y + headHeight + Math.floor(at / across) * high];
    const own = { x: left, y: top, width: wide - gap, height: high - gap - caption };
    pen.picture(own, picture);
    pen.text({ kind: 'text', words: '', ...own, y: top + own.height, height: caption, size, align: 'center' }, picture.caption);
  }
}
