import { inLanguage, type Language } from '@axle/kernel';
import { kinds } from '../kinds/kinds.ts';
import { columnLabel } from './column-label.ts';
import type { Field } from './field.ts';

/** Letters by their width in the widest font that heads are set in, in parts of its size. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\u2e80-\uffef]/u, 1],
  [/[mwMW%@&]/u, 1.11],
  [/[A-Z0-9]/u, 0.86],
  [/[ijlI.,:;'’|!]/u, 0.38],
  [/[ftr()[\]/ -]/u, 0.5],
];
const ordinary = 0.73;
/** Size of the letters of a head, in pixels. */
const letters = 13;
/** What stands beside a head's words: the room at both ends where rows are loose, the mark of the sort and its place among several. */
const beside = 48;
/** A label up to this width stands in one line. */
const mostInOneLine = 100;
/** What stands beside a choice in its cell: the room at both ends, and that of its pill. */
const besideChoice = 32;
/** Choices that are wider than this are cut. */
const mostOfChoices = 240;
/** Letters of cells are that much narrower than those of heads, which are bold. */
const ofHead = 0.9;

/** The width of a text as a head, in pixels: estimated from above, so that it fits whatever the font. */
export const headWidth = (text: string): number =>
  Math.ceil([...text].reduce((sum, letter) => sum + (widths.find(([known]) => known.test(letter))?.[1] ?? ordinary), 0) * letters);

/** The least width in which a text fits into two lines, broken between words or between Chinese characters. */
export function twoLineWidth(text: string): number {
  const parts = text.split(/(?<=\s)|(?<=\p{Script=Han})(?=\p{Script=Han})/u);
  const splits = parts.map((_, place) => [parts.slice(0, place).join(''), parts.slice(place).join('')]);
  return Math.min(...splits.map(lines => Math.max(...lines.map(line => headWidth(line.trim())))), headWidth(text));
}

/** [W2] The width in which the longest choice of a field stands whole in a language, up to a limit; 0 for a field of no choices. */
function choicesWidth(field: Field, language: Language): number {
  if (field.kind !== 'enum') return 0;
  const longest = Math.max(0, ...field.options.map(({ label }) => headWidth(inLanguage(label, language))));
  return Math.min(Math.ceil(longest * ofHead) + besideChoice, mostOfChoices);
}

/**
 * The width of a field's column unless somebody sets another: what its definition or its kind asks for, and never less than its
 * head needs in the language; in lists no less than its choices need. Heads have two lines in lists and one above the lines of a
 * document.
 */
export function columnWidth(field: Field, language: Language, headLines: 1 | 2 = 2): number {
  const label = inLanguage(columnLabel(field), language);
  const inOne = headWidth(label);
  const needed = headLines === 1 ? inOne : Math.min(inOne, Math.max(mostInOneLine, twoLineWidth(label)));
  const held = headLines === 1 ? 0 : choicesWidth(field, language);
  return Math.max(field.width ?? kinds[field.kind].width, held, needed + beside);
}
