import { fill, type Refusal, text } from '@axle/kernel';

/** Pictures that a registration has at least. */
export const leastImages = 3;

const tooFew = text('至少{least}张图片（现为{count}张）', 'At least {least} images (now {count})');

/** [N12a] A registration shows the article in three pictures or more (`IMAGES`). */
export const imageRefusals = (images: readonly unknown[] | undefined): readonly Refusal[] =>
  (images?.length ?? 0) >= leastImages
    ? []
    : [{ code: 'IMAGES', field: 'images', message: fill(tooFew, { least: leastImages, count: images?.length ?? 0 }) }];
