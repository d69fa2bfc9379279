import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create } from 'fontkit';

/**
 * The families of letters, the first of which is asked first: Chinese with plain Latin; every Latin, Greek and Cyrillic letter; Hangul;
 * Hanzi that Japan and Hong Kong write and the mainland rarely does.
 */
const families = ['noto-sans-sc', 'noto-sans', 'noto-sans-kr', 'noto-sans-jp', 'noto-sans-hk'] as const;

/** A file of a family: families come cut into a hundred parts, each with some stretches of Unicode. */
export interface FontFile {
  readonly family: string;
  readonly path: string;
}

interface Part extends FontFile {
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const found = new Map<string, Promise<readonly FontFile[]>>();

/**
 * The files that have a letter, in the order of the families, at most one of each; none where no font has it. Of Hanzi, which stand each
 * for itself, the first alone. What counts is the character set of the file: the stretches that a family lists for a part hold letters
 * that the part does not have.
 */
export function filesWith(letter: string): Promise<readonly FontFile[]> {
  const known = found.get(letter) ?? find(letter);
  found.set(letter, known);
  return known;
}

const hanzi = /\p{sc=Han}/u;

async function find(letter: string): Promise<readonly FontFile[]> {
  const code = letter.codePointAt(0)!;
  const files: FontFile[] = [];
  for (const parts of await partsOfFamilies()) {
    for (const part of parts) {
      if (!part.ranges.some(([from, to]) => from <= code && code <= to) || !(await lettersIn(part.path)).has(code)) continue;
      files.push(part);
      break;
    }
    if (files.length > 0 && hanzi.test(letter)) break;
  }
  return files;
}

let listed: Promise<readonly (readonly Part[])[]> | undefined;

const partsOfFamilies = (): Promise<readonly (readonly Part[])[]> => (listed ??= Promise.all(families.map(partsOf)));

async function partsOf(family: string): Promise<readonly Part[]> {
  const folder = path.dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/package.json`));
  const json = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8')) as Readonly<Record<string, string>>;
  return Object.entries(json).map(([part, ranges]) => ({
    family,
    path: path.join(folder, 'files', `${family}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map(range => {
      const [from = '', to = from] = range.trim().slice(2).split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    }),
  }));
}

const read = new Map<string, Promise<ReadonlySet<number>>>();

/** The letters that a file has; read once. */
function lettersIn(file: string): Promise<ReadonlySet<number>> {
  const known = read.get(file) ?? readFile(file).then(bytes => new Set(fontIn(bytes).characterSet));
  read.set(file, known);
  return known;
}

/** The font that some bytes hold. */
export function fontIn(bytes: Buffer) {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('A collection of fonts where one was expected');
  return font;
}
