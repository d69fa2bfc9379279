/** Somebody who can be named in a comment, by any of these names. */
export interface Mentionable {
  readonly id: number;
  readonly names: readonly string[];
}

/** Somebody whom a comment names, as it says it. */
export interface Mention {
  readonly id: number;
  readonly said: string;
}

/** Most people whom one comment names. */
export const mostMentions = 20;

const isLatin = (letter: string | undefined): boolean => letter !== undefined && /[\p{Script=Latin}\d_]/u.test(letter);

/**
 * Whom a text names: `@` and a name, the longest that fits. Of several people of one name it is who was picked (`picked`), and nobody
 * where none of them was. An `@` within a word, as in an address of mail, names nobody.
 */
export function mentionsIn(text: string, people: readonly Mentionable[], picked: readonly number[]): readonly Mention[] {
  const found = new Map<number, Mention>();
  for (const { index } of text.matchAll(/@/g)) {
    if (isLatin(text[index - 1])) continue;
    const said = longestName(text.slice(index + 1), people);
    if (said === undefined) continue;
    const bearers = people.filter(({ names }) => names.some(name => same(name, said)));
    const meant = bearers.length === 1 ? bearers : bearers.filter(({ id }) => picked.includes(id));
    for (const { id } of meant) if (!found.has(id) && found.size < mostMentions) found.set(id, { id, said });
  }
  return [...found.values()];
}

/** A text in pieces: plain ones, and those that name somebody. Together they are the text. */
export function mentionPieces(
  text: string,
  mentions: readonly Mention[],
): readonly { readonly text: string; readonly mention?: Mention }[] {
  const pieces: { text: string; mention?: Mention }[] = [];
  let plain = 0;
  for (const { index } of text.matchAll(/@/g)) {
    if (index < plain || isLatin(text[index - 1])) continue;
    const said = longestName(
      text.slice(index + 1),
      mentions.map(({ id, said: name }) => ({ id, names: [name] })),
    );
    const mention = said === undefined ? undefined : mentions.find(one => same(one.said, said));
    if (said === undefined || !mention) continue;
    if (index > plain) pieces.push({ text: text.slice(plain, index) });
    plain = index + 1 + said.length;
    pieces.push({ text: text.slice(index, plain), mention });
  }
  if (plain < text.length) pieces.push({ text: text.slice(plain) });
  return pieces;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The longest name that a text begins with, as the text writes it; a Latin name does not end within a word. */
function longestName(text: string, people: readonly Mentionable[]): string | undefined {
  let longest: string | undefined;
  for (const { names } of people)
    for (const name of names) {
      const said = text.slice(0, name.length);
      if (name === '' || !same(said, name) || name.length <= (longest?.length ?? 0)) continue;
      if (isLatin(said.at(-1)) && isLatin(text[name.length])) continue;
      longest = said;
    }
  return longest;
}
