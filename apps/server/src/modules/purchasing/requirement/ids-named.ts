/** Ids that a text names, parted by commas, each once; what is no id names none. */
export const idsNamed = (text: unknown): readonly number[] =>
  [...new Set(String(text).split(',').map(Number))].filter(id => Number.isSafeInteger(id) && id > 0);
