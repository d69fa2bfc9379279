import { bareCode } from '../bare-code.ts';
import { foldSpelling } from '../fold-spelling.ts';
import { visibleText } from '../visible-text.ts';
import { mostOfReading, readings } from './readings.ts';
import { spelledPinyin } from '../pinyin/spelled-pinyin.ts';

/** Letters up to which a text without Chinese characters is looked for at the beginning of words alone. */
const shortest = 2;

const plain = /^[a-z0-9 ]*$/;
const character = /\p{Script=Han}/u;
const signs = /[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/gu;
const signWithin = /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u;

/** Each Chinese character of a folded text a word of its own: an index of three letters then finds a single one. */
const worded = (folded: string): string =>
  plain.test(folded)
    ? folded
    : folded
        .replace(/(\p{Script=Han})/gu, ' $1 ')
        .replace(/ +/g, ' ')
        .trim();

/** Between texts: nothing that is typed holds it, so that the end of one and the beginning of the next make no word. */
const between = ' \n ';

/**
 * [K20] What a record with these codes and names is found by, as one text: their words, in lower case; what stands behind a sign within a
 * word, and words without their signs; and the readings of Chinese in capitals, in full and by initials, from each character on.
 */
export function searchText(texts: readonly string[]): string {
  const folded = texts.map(text => foldSpelling(visibleText(text))).filter(text => text !== '');
  if (folded.length === 0) return '';
  const more = new Set(folded.flatMap(text => [...withoutSigns(text), ...readings(text)]));
  return ` ${[...folded.map(worded), ...more].join(between)} `;
}

/**
 * [K20] What must stand in a record's {@link searchText} for it to be found by what was typed: for each word one of some texts. Nothing for
 * nothing.
 */
export const searchedFor = (typed: string): readonly (readonly string[])[] =>
  visibleText(typed)
    .split(' ')
    .filter(word => word !== '')
    .map(wordSought);

/** Whether what was typed finds a record by its search text; nothing finds none. */
export function isFoundBy(stored: string, typed: string): boolean {
  const words = searchedFor(typed);
  return words.length > 0 && words.every(ways => ways.some(text => stored.includes(text)));
}

function wordSought(word: string): readonly string[] {
  const bare = bareCode(word);
  const letters = spelledPinyin(word);
  const asTyped = [sought(word), ...(bare.length > shortest && signWithin.test(word) ? [sought(bare)] : [])];
  const reading = /^[a-z0-9]*[a-z][a-z0-9]*$/.test(letters) ? [` ${letters.slice(0, mostOfReading).toUpperCase()}`] : [];
  return [...new Set([...asTyped, ...reading])];
}

/** A text as it stands among words: from the beginning of one where it is short or begins with a character, else anywhere. */
function sought(text: string): string {
  const phrase = worded(foldSpelling(text));
  const letters = Array.from(phrase);
  const first = character.test(letters[0]!) || (letters.length <= shortest && !character.test(phrase));
  return `${first ? ' ' : ''}${phrase}${character.test(letters.at(-1)!) ? ' ' : ''}`;
}

/** What short texts find within words such as US-10, and what texts typed without signs find. */
const withoutSigns = (folded: string): readonly string[] =>
  plain.test(folded)
    ? []
    : folded.split(' ').flatMap(word => {
        const bare = foldSpelling(bareCode(word));
        if (bare === '' || bare.length === word.length) return [];
        const behind = [...word.matchAll(signs)].map(({ index, 0: { length } }) => word.slice(index + length));
        return [...behind, bare].map(worded);
      });
