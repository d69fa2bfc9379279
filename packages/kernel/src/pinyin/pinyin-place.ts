import { pinyinOf } from './pinyin-of.ts';
import { spelledPinyin } from './spelled-pinyin.ts';

/**
 * [K19] Where in a text, counted in characters without blanks, something typed reads as its pinyin: full (`cunku`), by initials (`ck`) or
 * mixed (`cunk`), each syllable at least by its first letter, ü as u or v. Undefined where it does not.
 */
export function pinyinPlace(text: string, typed: string): number | undefined {
  const wanted = spelledPinyin(typed);
  const parts = pinyinOf(text.replace(/\s+/g, '')).map(spelledPinyin);
  const place = parts.findIndex((_, from) => readsFrom(parts, from, wanted));
  return wanted === '' || place < 0 ? undefined : place;
}

/** Whether what is wanted is made of beginnings of the parts from a place on, none of them left out. */
function readsFrom(parts: readonly string[], from: number, wanted: string): boolean {
  // how many letters may have been read once a part is reached
  let reached = new Set([0]);
  for (let at = from; at < parts.length && reached.size > 0; at += 1) {
    const next = new Set<number>();
    for (const begin of reached)
      for (let length = 1; length <= parts[at]!.length && wanted[begin + length - 1] === parts[at]![length - 1]; length += 1) {
        if (begin + length === wanted.length) return true;
        next.add(begin + length);
      }
    reached = next;
  }
  return false;
}
