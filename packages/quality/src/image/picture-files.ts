import { fill, type Refusal, text } from '@axle/kernel';

const none = text('不是图片，或文件已损坏：{names}', 'Not a picture, or damaged: {names}');

/** [Q54] What stands against files as photos of an inspection: those that are no pictures, whatever their names say (`NOT_A_PHOTO`). */
export function pictureRefusals(
  files: readonly { readonly name: string; readonly isPicture: boolean }[],
  field: string,
): readonly Refusal[] {
  const others = files.filter(({ isPicture }) => !isPicture).map(({ name }) => name);
  return others.length === 0 ? [] : [{ code: 'NOT_A_PHOTO', field, message: fill(none, { names: others.join(', ') }) }];
}
