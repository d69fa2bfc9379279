import { fill, type Refusal, text } from '@axle/kernel';
import type { Point } from './annotation-place.ts';

/** What is drawn over a photo: a rectangle, an arrow to its second point, or words at its first. */
export const markTools = ['rect', 'arrow', 'words'] as const;

/** One of {@link markTools}. */
export type MarkTool = (typeof markTools)[number];

/** A mark over a photo, in coordinates of the original image from 0 to 1. */
export interface PhotoMark {
  readonly tool: MarkTool;
  readonly from: Point;
  /** Of words the same as where they begin. */
  readonly to: Point;
  readonly words?: string | undefined;
}

/** Most marks over one photo. */
export const mostMarks = 40;

const outside = text('标注须在图片之内', 'Marks lie within the photo');
const flat = text('标注太小，请重画', 'A mark is too small: draw it again');
const noWords = text('文字标注须有文字', 'A mark of words has words');
const tooMany = text('一张照片最多{most}个标注', 'At most {most} marks on one photo');

/** The least length of a rectangle's side or an arrow, as a share of the image. */
const least = 0.004;

const isInside = ({ x, y }: Point): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;
const isFlat = ({ tool, from, to }: PhotoMark): boolean => {
  const [wide, high] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)];
  return tool === 'rect' ? wide < least || high < least : tool === 'arrow' && Math.max(wide, high) < least;
};

/**
 * [Q12a] What stands against marks over a photo: more than 40 (`TOO_MANY`), one that leaves the image (`OUTSIDE`), a rectangle or arrow
 * that nobody would see (`FLAT`), words without any (`NO_WORDS`).
 */
export function markRefusals(marks: readonly PhotoMark[]): readonly Refusal[] {
  const refused = (code: string, message: Refusal['message']): readonly Refusal[] => [{ code, field: 'inspectedUnits', message }];
  if (marks.length > mostMarks) return refused('TOO_MANY', fill(tooMany, { most: mostMarks }));
  if (!marks.every(({ from, to }) => isInside(from) && isInside(to))) return refused('OUTSIDE', outside);
  if (marks.some(isFlat)) return refused('FLAT', flat);
  return marks.some(({ tool, words }) => tool === 'words' && (words ?? '').trim() === '') ? refused('NO_WORDS', noWords) : [];
}
