import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const folder = path.dirname(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/package.json'));

/** A stretch of text that stands in one part of the font. */
export interface FontRun {
  /** Name of the part. */
  readonly part: string;
  readonly text: string;
}

/** The parts of Noto Sans SC that some texts need, each cut down to the letters that occur. */
export interface PrintFonts {
  readonly parts: ReadonlyMap<string, Buffer>;
  runs(text: string): readonly FontRun[];
}

/** Cuts the font to these texts. The font comes in a hundred parts; letters that it does not have are printed as a question mark. */
export async function printFonts(texts: readonly string[]): Promise<PrintFonts> {
  const partOf = await partIndex();
  const letters = new Map<string, Set<string>>();
  for (const letter of new Set([...texts.join(''), '?', '…'])) {
    const part = partOf(letter);
    if (part !== undefined) letters.set(part, (letters.get(part) ?? new Set()).add(letter));
  }
  const parts = new Map<string, Buffer>();
  for (const [part, used] of letters) {
    const file = await readFile(path.join(folder, 'files', `noto-sans-sc-${part}-wght-normal.woff2`));
    parts.set(part, await subsetFont(file, [...used].join(''), { targetFormat: 'truetype', variationAxes: { wght: 400 } }));
  }
  return { parts, runs: text => runsOf(text, partOf) };
}

function runsOf(text: string, partOf: (letter: string) => string | undefined): readonly FontRun[] {
  const runs: { part: string; text: string }[] = [];
  for (const given of text) {
    const letter = partOf(given) === undefined ? '?' : given;
    const part = partOf(letter) ?? '';
    const last = runs.at(-1);
    if (last?.part === part) last.text += letter;
    else runs.push({ part, text: letter });
  }
  return runs;
}

let index: Promise<(letter: string) => string | undefined> | undefined;

/** Which part of the font holds a letter; read once. */
function partIndex(): Promise<(letter: string) => string | undefined> {
  index ??= readFile(path.join(folder, 'unicode.json'), 'utf8').then(json => {
    const ranges = Object.entries(JSON.parse(json) as Readonly<Record<string, string>>).flatMap(([part, listed]) =>
      listed.split(',').map(range => {
        const [from = '', to = from] = range.trim().slice(2).split('-');
        return { part: part.replace(/[[\]]/g, ''), from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
      }),
    );
    return letter => {
      const code = letter.codePointAt(0) ?? 0;
      return ranges.find(({ from, to }) => from <= code && code <= to)?.part;
    };
  });
  return index;
}
