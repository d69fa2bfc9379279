import type { Line } from '@axle/page-kit';
import type { PhotoMark } from '@axle/quality';

/** A mark over a photo, of the line that keeps it. */
export const markOfLine = ({ tool, fromX, fromY, toX, toY, words }: Line): PhotoMark => ({
  tool: tool as PhotoMark['tool'],
  from: { x: Number(fromX), y: Number(fromY) },
  to: { x: Number(toX), y: Number(toY) },
  words: words as string | undefined,
});
