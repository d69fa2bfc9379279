import { fill, type Refusal, text } from '@axle/kernel';

/** What a photo is the example of: good goods, what is just accepted, what is not. */
export const exemplarKinds = ['ok', 'limit', 'ng'] as const;

/** One of {@link exemplarKinds}. */
export type ExemplarKind = (typeof exemplarKinds)[number];

/** Most limit pictures of a defect code. */
export const mostLimitPictures = 6;

const hiddenOne = text('已隐藏的图片不能作样板', 'A hidden image cannot be an exemplar');
const full = text('该缺陷已有{most}张限度样图，请先撤下一张', 'The defect has {most} limit pictures already: take one off first');
const exemplar = text('样板图不能隐藏，请先取消样板', 'An exemplar cannot be hidden: take the mark off first');
const twice = text('图片已隐藏', 'The image is hidden already');
const shown = text('图片未隐藏', 'The image is not hidden');

/**
 * [Q12d] What stands against a photo as a limit picture of a defect: it is hidden (`HIDDEN_IMAGE`), or the defect has six other limit
 * pictures (`LIMITS_FULL`).
 */
export function exemplarRefusals(photo: { readonly isHidden: boolean }, otherPictures: number): readonly Refusal[] {
  if (photo.isHidden) return [{ code: 'HIDDEN_IMAGE', field: 'hidden', message: hiddenOne }];
  if (otherPictures < mostLimitPictures) return [];
  return [{ code: 'LIMITS_FULL', field: 'exemplarOf', message: fill(full, { most: mostLimitPictures }) }];
}

/** [Q12e] What stands against hiding a photo, or showing it again: it is an exemplar (`IS_EXEMPLAR`), or stands so already (`AS_IT_IS`). */
export function hidingRefusals(photo: { readonly isHidden: boolean; readonly isExemplar: boolean }, hide: boolean): readonly Refusal[] {
  if (photo.isHidden === hide) return [{ code: 'AS_IT_IS', field: 'hidden', message: hide ? twice : shown }];
  return hide && photo.isExemplar ? [{ code: 'IS_EXEMPLAR', field: 'exemplar', message: exemplar }] : [];
}
