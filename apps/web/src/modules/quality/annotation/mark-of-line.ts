import type { Line } from '@axle/page-kit';
import { pathPoints, pathText, type PhotoMark } from '@axle/quality';

/** A mark over a photo, of the line that keeps it. */
export const markOfLine = ({ place, tool, fromX, fromY, toX, toY, path, colour, width, words, defectCode }: Line): PhotoMark => ({
  place: Number(place),
  tool: tool as PhotoMark['tool'],
  from: { x: Number(fromX), y: Number(fromY) },
  to: { x: Number(toX), y: Number(toY) },
  ...(path === undefined ? {} : { path: pathPoints(String(path)) }),
  colour: colour as PhotoMark['colour'],
  width: Number(width),
  ...(words === undefined ? {} : { words: String(words) }),
  ...(defectCode === undefined ? {} : { defectCode: Number(defectCode) }),
});

/** The line that keeps a mark. */
export const lineOfMark = ({ place, tool, from, to, path, colour, width, words, defectCode }: PhotoMark): Line => ({
  place,
  tool,
  fromX: String(from.x),
  fromY: String(from.y),
  toX: String(to.x),
  toY: String(to.y),
  ...(path === undefined ? {} : { path: pathText(path) }),
  colour,
  width,
  ...(words === undefined ? {} : { words }),
  ...(defectCode === undefined ? {} : { defectCode }),
});
