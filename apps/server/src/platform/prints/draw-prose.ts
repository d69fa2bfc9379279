import { inLanguage, type Language } from '@axle/kernel';
import type { PrintedProse } from '@axle/page-kit';
import { type RecordTexts, wordsOf } from './print-job.ts';
import { lineHeight, type Pen } from './print-pen.ts';

/** Height of the heading in points, and of its line in millimetres. */
const [headSize, headHeight] = [12, 10];

const millimetres = (size: number): number => (size * lineHeight * 25.4) / 72;

/** Draws long texts on sheets of their own, each with the heading; nothing where all of them are empty. */
export function drawProse(pen: Pen, { heading, parts, ...place }: PrintedProse, record: RecordTexts, language: Language): void {
  const { x, y, width, height, size } = place;
  const said = parts.flatMap(({ title, field }) => (record[field] ? [`${inLanguage(title, language)}\n${record[field]}`] : []));
  if (said.length === 0) return;
  const lines = pen.broken(said.join('\n\n'), { width, size });
  const most = Math.floor((height - headHeight) / millimetres(size));
  for (let at = 0; at < lines.length; at += most) {
    pen.sheet();
    pen.text({ kind: 'text', words: '', x, y, width, height: headHeight, size: headSize }, wordsOf(heading, record, language));
    lines.slice(at, at + most).forEach((line, index) => {
      pen.text({ kind: 'text', words: '', x, y: y + headHeight + index * millimetres(size), width, height: millimetres(size), size }, line);
    });
  }
}
