import { compareDecimals, type Decimal, divide, fill, type Text, text } from '@axle/kernel';
import type { PixelBox } from './measure-pixels.ts';

/** A picture as it was measured. */
export interface ImageMeta {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** `jpeg`, `png`. */
  readonly format: string;
  readonly srgb: boolean;
  readonly whiteBorder: boolean;
  readonly box: PixelBox;
}

/** What a platform asks of the pictures of a slot. */
export interface ImageProfile {
  /** Pixels of the longest side. */
  readonly longestFrom: number;
  readonly longestTo: number;
  /** Below it buyers cannot zoom. */
  readonly zoomFrom: number;
  /** Recommended from here on. */
  readonly wishedFrom: number;
  readonly formats: readonly string[];
  readonly mostBytes: number;
  readonly srgbOnly: boolean;
  readonly whiteBorder: boolean;
  /** Percent of the picture that the subject fills at least; 0 where nothing is asked. */
  readonly leastFill: Decimal;
}

/** What a check found. */
export const imageFindings = [
  'tooSmall',
  'tooLarge',
  'noZoom',
  'lowSize',
  'format',
  'tooHeavy',
  'colourSpace',
  'notWhite',
  'lowFill',
] as const;

/** One of {@link imageFindings}. */
export type ImageFinding = (typeof imageFindings)[number];

/** A finding: one that blocks keeps the picture from being approved. */
export interface ImageIssue {
  readonly code: ImageFinding;
  readonly level: 'block' | 'warn';
  readonly message: Text;
}

/** [O7] How much of the picture its subject fills: the larger share of width and height, in percent with one digit, rounded down. */
export function fillOf({ width, height, box }: Pick<ImageMeta, 'width' | 'height' | 'box'>): Decimal {
  const isWide = box.width * height >= box.height * width;
  const [part, whole] = isWide ? [box.width, width] : [box.height, height];
  return whole === 0 ? ('0' as Decimal) : divide(String(part * 100) as Decimal, String(whole) as Decimal, 1, 'down');
}

const megabytes = (bytes: number): string => String(Math.floor(bytes / 1_048_576));

/** [O7] Everything that stands against a picture by a profile; a stricter profile never finds less that blocks. */
export function checkImage(meta: ImageMeta, profile: ImageProfile): readonly ImageIssue[] {
  const longest = Math.max(meta.width, meta.height);
  const issues: ImageIssue[] = [];
  const note = (code: ImageFinding, level: ImageIssue['level'], message: Text, values: Readonly<Record<string, string | number>> = {}) =>
    issues.push({ code, level, message: fill(message, values) });
  if (longest < profile.longestFrom)
    note('tooSmall', 'block', text('最长边须至少{px}像素', 'The longest side must be at least {px} pixels'), { px: profile.longestFrom });
  else if (longest < profile.zoomFrom)
    note('noZoom', 'warn', text('最长边不足{px}像素，买家无法放大', 'Below {px} pixels buyers cannot zoom'), { px: profile.zoomFrom });
  else if (longest < profile.wishedFrom)
    note('lowSize', 'warn', text('建议最长边至少{px}像素', 'At least {px} pixels are recommended'), { px: profile.wishedFrom });
  if (longest > profile.longestTo)
    note('tooLarge', 'block', text('最长边不得超过{px}像素', 'The longest side must not exceed {px} pixels'), { px: profile.longestTo });
  if (!profile.formats.includes(meta.format))
    note('format', 'block', text('格式须为{formats}', 'The format must be one of {formats}'), {
      formats: profile.formats.map(format => format.toUpperCase()).join(', '),
    });
  if (meta.bytes > profile.mostBytes)
    note('tooHeavy', 'block', text('文件不得超过{size} MB', 'The file must not exceed {size} MB'), { size: megabytes(profile.mostBytes) });
  if (profile.srgbOnly && !meta.srgb) note('colourSpace', 'block', text('色彩空间须为sRGB', 'The colour space must be sRGB'));
  if (profile.whiteBorder && !meta.whiteBorder)
    note('notWhite', 'block', text('主图背景须为纯白', 'Main image background must be pure white'));
  if (compareDecimals(fillOf(meta), profile.leastFill) < 0)
    note(
      'lowFill',
      'block',
      text('产品须占图片{least}%以上，现为{fill}%', 'The product must fill {least}% of the image; it fills {fill}%'),
      {
        least: profile.leastFill,
        fill: fillOf(meta),
      },
    );
  return issues;
}

/** Whether a picture may be approved. */
export const isAcceptable = (issues: readonly ImageIssue[]): boolean => issues.every(({ level }) => level !== 'block');
