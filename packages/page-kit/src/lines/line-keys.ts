import type { LinesField } from '../field/field.ts';
import type { Line } from '../kinds/lines.ts';

/** What a line is known by: the values of the fields that name it. */
export const lineKey = ({ by }: LinesField, line: Line): string => JSON.stringify(by.map(field => line[field] ?? null));

/** The lines of a document by their keys. Lines with the same key (still being filled in) are numbered. */
export function linesByKey(field: LinesField, lines: readonly Line[]): ReadonlyMap<string, Line> {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const key = lineKey(field, line);
    let at = key;
    for (let count = 2; found.has(at); count++) at = `${key}#${count}`;
    found.set(at, line);
  }
  return found;
}

/** The values of the fields that name a line. */
export const keyValues = ({ by }: LinesField, line: Line): Line =>
  Object.fromEntries(by.flatMap(key => (line[key] === undefined || line[key] === null ? [] : [[key, line[key]]])));
