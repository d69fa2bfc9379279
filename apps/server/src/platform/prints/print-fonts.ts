import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { filesWith, type FontFile, fontIn } from './font-files.ts';

/** Printed in the place of a letter that no font has. */
export const noGlyph = '□';

/** A stretch of text that stands in one file of the fonts. */
export interface FontRun {
  /** Name of the file, as the sheet knows it. */
  readonly part: string;
  readonly text: string;
}

/** What some texts need of the fonts, each file cut down to the letters that occur. */
export interface PrintFonts {
  readonly parts: ReadonlyMap<string, { readonly bytes: Buffer; readonly font: Font }>;
  /** The text in stretches of one file each; a letter that no font has is a box. */
  runs(text: string): readonly FontRun[];
  /** Width of a text whose letters have the size 1. */
  widthOf(text: string): number;
}

/** Words are set in one family where one has all their letters, so that the Š of Škoda does not stand out. */
const word = /(?:(?!\p{sc=Han})[\p{L}\p{M}\p{N}])+|[^]/gu;

/** Cuts the fonts to these texts: they and parts of them may be printed. */
export async function printFonts(texts: readonly string[]): Promise<PrintFonts> {
  const all = [...texts, noGlyph, '…', ' ', '0'];
  const files = new Map<string, readonly FontFile[]>();
  for (const letter of new Set(all.join(''))) files.set(letter, await filesWith(letter));
  const used = new Map<string, Set<string>>();
  for (const run of all.flatMap(text => runsOf(text, letter => files.get(letter) ?? []))) {
    const letters = used.get(run.part) ?? new Set();
    for (const letter of run.text) letters.add(letter);
    used.set(run.part, letters);
  }
  const parts = new Map<string, { readonly bytes: Buffer; readonly font: Font }>();
  for (const [part, letters] of used) {
    const bytes = await subsetFont(await readFile(part), [...letters].join(''), { targetFormat: 'truetype', variationAxes: { wght: 400 } });
    parts.set(part, { bytes, font: fontIn(bytes) });
  }
  // part of a word may be at home in a family that the whole word is not
  const cut = (letter: string) => (files.get(letter) ?? []).filter(file => used.get(file.path)?.has(letter));
  const runs = (text: string) => runsOf(text, cut);
  const widthOf = (text: string) =>
    runs(text).reduce((sum, run) => {
      const { font } = parts.get(run.part)!;
      return sum + font.layout(run.text).advanceWidth / font.unitsPerEm;
    }, 0);
  return { parts, runs, widthOf };
}

/** The letters of a text that no font has, each once. */
export async function lettersMissing(text: string): Promise<string> {
  const missing: string[] = [];
  for (const letter of new Set(text.replaceAll('\n', ''))) if ((await filesWith(letter)).length === 0) missing.push(letter);
  return missing.join('');
}

function runsOf(text: string, filesOf: (letter: string) => readonly FontFile[]): readonly FontRun[] {
  const runs: { part: string; text: string }[] = [];
  for (const [letters] of text.matchAll(word)) {
    const families = [...letters].map(letter => filesOf(letter).map(({ family }) => family));
    const shared = families[0]?.find(family => families.every(own => own.includes(family)));
    for (const given of letters) {
      const own = filesOf(given);
      const letter = own.length === 0 ? noGlyph : given;
      const part = (own.find(({ family }) => family === shared) ?? filesOf(letter)[0])!.path;
      const last = runs.at(-1);
      if (last?.part === part) last.text += letter;
      else runs.push({ part, text: letter });
    }
  }
  return runs;
}
