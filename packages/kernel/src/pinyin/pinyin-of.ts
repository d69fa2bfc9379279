import { syllables } from './syllables.ts';

const order = new Intl.Collator('zh-CN-u-co-pinyin');
const known = new Map<string, string>();

/**
 * The pinyin of a text, a syllable for each Chinese character without its tone, by the pinyin order that every browser and Node bring
 * along: 车型库 → `che`, `xing`, `ku`. A character has one reading, its most frequent one; ü is `v`. Others stay as they are, in lower case.
 */
export const pinyinOf = (text: string): readonly string[] => Array.from(text, syllableOf);

function syllableOf(character: string): string {
  if (!/[\u4e00-\u9fff]/.test(character)) return character.toLowerCase();
  const remembered = known.get(character);
  if (remembered !== undefined) return remembered;
  const found = syllables[placeOf(character)]?.[0] ?? character;
  known.set(character, found);
  return found;
}

/** Place of the last syllable whose first character does not come after the character. */
function placeOf(character: string): number {
  let [from, to] = [0, syllables.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (order.compare(syllables[middle]![1], character) <= 0) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
