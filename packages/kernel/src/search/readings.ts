import { pinyinOf } from '../pinyin/pinyin-of.ts';
import { spelledPinyin } from '../pinyin/spelled-pinyin.ts';

/** Letters of a reading that are kept and compared. */
export const mostOfReading = 40;

const character = /\p{Script=Han}/u;

/** How a text with Chinese characters reads, from each character and each word on, in full and by the first letters, in capitals. */
export function readings(text: string): readonly string[] {
  if (!character.test(text)) return [];
  const letters = Array.from(text.replace(/[^\p{L}\p{N}]+/gu, ''));
  const chinese = letters.map(letter => character.test(letter));
  const parts = letters.map(letter => spelledPinyin(pinyinOf(letter)[0]!).toUpperCase());
  const initials = parts.map(part => part[0]!);
  return letters.flatMap((_, at) =>
    chinese[at] || at === 0 || chinese[at - 1]
      ? [parts, initials].map(each =>
          each
            .slice(at, at + mostOfReading)
            .join('')
            .slice(0, mostOfReading),
        )
      : [],
  );
}
