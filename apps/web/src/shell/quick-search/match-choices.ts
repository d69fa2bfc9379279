import { pinyinPlace } from '@axle/kernel';
import type { Choice } from './choice.ts';

const words = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/**
 * How well a choice answers what was typed: 0 exactly, then by beginning, by pinyin, by part, by its place; undefined not at all.
 */
function rank({ title, note, also = [] }: Choice, wanted: string): number | undefined {
  const names = [title.zh, title.en, ...also].map(words);
  if (names.includes(wanted)) return 0;
  if (names.some(name => name.startsWith(wanted))) return 1;
  const place = pinyinPlace(title.zh, wanted);
  if (place === 0) return 2;
  if (place !== undefined || names.some(name => name.includes(wanted))) return 3;
  return note && [note.zh, note.en].map(words).some(name => name.includes(wanted)) ? 4 : undefined;
}

/** The choices that answer what was typed, best first; all of them when nothing was. */
export function matchChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = words(typed);
  if (wanted === '') return choices;
  return choices
    .flatMap((choice, place) => {
      const found = rank(choice, wanted);
      return found === undefined ? [] : [{ choice, found, place }];
    })
    .toSorted((one, other) => one.found - other.found || one.place - other.place)
    .map(({ choice }) => choice);
}
