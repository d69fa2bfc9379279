import { fill, type Refusal, text } from '@axle/kernel';
import type { DefectClass } from '../sampling/plan.ts';
import type { Point } from './annotation-place.ts';

/** What is drawn over a photo: shapes between two points, a line by hand, words at the first point, a length from one to the other. */
export const markTools = ['rect', 'ellipse', 'arrow', 'line', 'free', 'words', 'measure'] as const;

/** One of {@link markTools}. */
export type MarkTool = (typeof markTools)[number];

/** What the colour of a mark says: the class of the defect that it shows, or nothing but a note. */
export const markColours = ['critical', 'major', 'minor', 'note'] as const;

/** One of {@link markColours}. */
export type MarkColour = (typeof markColours)[number];

/** A mark over a photo, in coordinates of the original image from 0 to 1. */
export interface PhotoMark {
  /** Its place among the marks of the photo, which it keeps as long as it is there. */
  readonly place: number;
  readonly tool: MarkTool;
  readonly from: Point;
  /** Of words the same as where they begin; of a line by hand where it ends. */
  readonly to: Point;
  /** Of a line by hand alone: its points, the first and the last among them. */
  readonly path?: readonly Point[] | undefined;
  readonly colour: MarkColour;
  /** From 1 to 8, as thick as a pen. */
  readonly width: number;
  readonly words?: string | undefined;
  /** The id of the defect code that it shows. */
  readonly defectCode?: number | undefined;
}

/** Most marks over one photo. */
export const mostMarks = 40;

/** Most points of a line by hand. */
export const mostPathPoints = 300;

/** Widths of marks, and what they are drawn with without a choice. */
export const markWidths = { least: 1, usual: 3, most: 8 } as const;

const outside = text('标注须在图片之内', 'Marks lie within the photo');
const flat = text('标注太小，请重画', 'A mark is too small: draw it again');
const noWords = text('文字标注须有文字', 'A mark of words has words');
const tooMany = text('一张照片最多{most}个标注', 'At most {most} marks on one photo');
const badPath = text('手绘线须有2至{most}个点', 'A line by hand has from 2 to {most} points');

/** The least length of a side, or of the whole mark, as a share of the image. */
const least = 0.004;

const isInside = ({ x, y }: Point): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;
const pointsOf = ({ from, to, path = [] }: PhotoMark): readonly Point[] => [from, to, ...path];

const isFlat = (mark: PhotoMark): boolean => {
  if (mark.tool === 'words') return false;
  const [across, down] = [pointsOf(mark).map(({ x }) => x), pointsOf(mark).map(({ y }) => y)];
  const [wide, high] = [Math.max(...across) - Math.min(...across), Math.max(...down) - Math.min(...down)];
  return mark.tool === 'rect' || mark.tool === 'ellipse' ? wide < least || high < least : Math.max(wide, high) < least;
};

const isBadPath = ({ tool, path }: PhotoMark): boolean =>
  tool === 'free' ? path === undefined || path.length < 2 || path.length > mostPathPoints : path !== undefined;

/**
 * [Q12a] What stands against marks over a photo: more than 40 (`TOO_MANY`), one that leaves the image (`OUTSIDE`), a line by hand without
 * points or with more than 300 (`BAD_PATH`), a shape that nobody would see (`FLAT`), words without any (`NO_WORDS`).
 */
export function markRefusals(marks: readonly PhotoMark[]): readonly Refusal[] {
  const refused = (code: string, message: Refusal['message']): readonly Refusal[] => [{ code, field: 'annotations', message }];
  if (marks.length > mostMarks) return refused('TOO_MANY', fill(tooMany, { most: mostMarks }));
  if (marks.some(isBadPath)) return refused('BAD_PATH', fill(badPath, { most: mostPathPoints }));
  if (!marks.every(mark => pointsOf(mark).every(isInside))) return refused('OUTSIDE', outside);
  if (marks.some(isFlat)) return refused('FLAT', flat);
  return marks.some(({ tool, words }) => tool === 'words' && (words ?? '').trim() === '') ? refused('NO_WORDS', noWords) : [];
}

/** [Q53] The colour of a mark that shows a defect: that of its class; of one that shows none, a note. */
export const colourOf = (defectClass: DefectClass | undefined): MarkColour => defectClass ?? 'note';
