import { sources, textOf } from '../support/tree.ts';

const title = /\b(?:it|test|loud)(?:\.(?:each|runIf)(?:<[^(]*>)?\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const quoted = /\[spec ([\d., ]+)\]/g;

/** The titles of a source's tests, as they are written. */
export const titlesIn = (source: string): readonly string[] => Array.from(source.matchAll(title), match => match[2] ?? '');

/** The numbers that a source's test titles quote: `[spec 4.3]` or `[spec 4.3, 4.4]`. */
export const numbersIn = (source: string): readonly string[] =>
  titlesIn(source)
    .flatMap(text => Array.from(text.matchAll(quoted), match => match[1] ?? ''))
    .flatMap(list => list.split(/[, ]+/));

/** Every number that a test of the project quotes, with the files that do. */
export function quotedSentences(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of sources().filter(one => /\.(?:test|spec|suite)\.tsx?$/.test(one)))
    for (const number of numbersIn(textOf(path))) found.set(number, [...(found.get(number) ?? []), path]);
  return found;
}
