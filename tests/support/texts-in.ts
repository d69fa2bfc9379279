import type { Text } from '@axle/kernel';

const isText = (value: object): value is Text => 'zh' in value || 'en' in value;

/** Every text in both languages that hangs anywhere in a definition, with its path. */
export function textsIn(value: unknown, path = ''): readonly (readonly [path: string, text: Text])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path === '' ? key : `${path}.${key}`));
}
