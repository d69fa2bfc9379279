import { fill, type Refusal, text } from '@axle/kernel';

/** Pixels that the longer side of a picture has at least, so that marketplaces can enlarge it. */
export const leastPixels = 1000;

/** A picture of an article, with its size in pixels where that is known. */
export interface SizedImage {
  readonly name: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const tooSmall = text('图片至少{least}像素（长边）：{names}', 'Pictures need {least} pixels on their longer side: {names}');

/** [N29] Pictures of a registration have 1,000 pixels or more on their longer side (`IMAGE_PIXELS`); those that are smaller are named. */
export function pixelRefusals(images: readonly SizedImage[]): readonly Refusal[] {
  const small = images.filter(({ width, height }) => width !== undefined && height !== undefined && Math.max(width, height) < leastPixels);
  if (small.length === 0) return [];
  const names = small.map(({ name, width, height }) => `${name} ${width} × ${height}`).join(', ');
  return [{ code: 'IMAGE_PIXELS', field: 'images', message: fill(tooSmall, { least: leastPixels, names }) }];
}
