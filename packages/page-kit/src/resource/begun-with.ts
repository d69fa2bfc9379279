import { acceptValue } from '../kinds/kinds.ts';
import type { Resource } from './resource.ts';

const han = /\p{Script=Han}/u;

/**
 * The field with which a new record begins where what was typed found none, and its value: the code where it may be one, else the name, in
 * Chinese signs the Chinese one [RF3]. Nothing where none of them takes it.
 *
 * @param isOpen whether a field may be written.
 */
export function begunWith(
  { knownBy, fields }: Pick<Resource, 'knownBy' | 'fields'>,
  typed: string,
  isOpen: (field: string) => boolean,
): readonly [field: string, value: unknown] | undefined {
  if (!knownBy) return undefined;
  const [zh, en] = knownBy.names ?? [];
  for (const key of han.test(typed) ? [zh, knownBy.code] : [knownBy.code, en, zh]) {
    const field = key === undefined ? undefined : fields[key];
    if (key === undefined || !field || !isOpen(key)) continue;
    const read = acceptValue(field, typed.trim());
    if (read.ok && read.value !== undefined) return [key, read.value];
  }
  return undefined;
}
