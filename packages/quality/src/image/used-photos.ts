import { type Refusal, text } from '@axle/kernel';

const used = text('已被判定引用，不能替换或删除', 'Used by a judgement: it cannot be replaced or deleted');

/**
 * [Q12c] What stands against writing the photos of a record: once a judgement refers to them, each that was there stays (`USED_PHOTO`).
 * Photos are known by the ids of their files; further ones may come.
 */
export function usedPhotoRefusals(
  before: readonly string[],
  after: readonly string[],
  { isJudged, field }: { readonly isJudged: boolean; readonly field: string },
): readonly Refusal[] {
  const kept = new Set(after);
  return isJudged && before.some(photo => !kept.has(photo)) ? [{ code: 'USED_PHOTO', field, message: used }] : [];
}
