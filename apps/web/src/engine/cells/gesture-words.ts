import { fill, type Text, text } from '@axle/kernel';
import { cellWorkText } from '../../text/cell-work.ts';

/** The outcome of a gesture, in one sentence. */
export function gestureWords(saved: number, waiting: number, open: number): Text {
  const parts = [
    ...(saved > 0 || waiting + open === 0 ? [fill(cellWorkText.saved, { count: saved })] : []),
    ...(waiting > 0 ? [fill(cellWorkText.waits, { count: waiting })] : []),
    ...(open > 0 ? [fill(cellWorkText.unsaved, { count: open })] : []),
  ];
  return text(parts.map(({ zh }) => zh).join('，'), parts.map(({ en }) => en).join(', '));
}
