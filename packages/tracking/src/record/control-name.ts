/** Most words of a name, and most characters. */
const [mostWords, mostCharacters] = [5, 40];

/**
 * [P9] The name by which records know a button, tab or dialog that has no key of its own: the words of its English label in camel case,
 * whatever the reader's language, placeholders left out. Undefined where the label has no words.
 */
export function controlName(label: string): string | undefined {
  const words = label.replace(/\{[^}]*\}/g, ' ').match(/[A-Za-z0-9]+/g) ?? [];
  const name = words
    .slice(0, mostWords)
    .map(word => word.toLowerCase())
    .map((word, at) => (at === 0 ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`))
    .join('');
  return name.slice(0, mostCharacters) || undefined;
}
