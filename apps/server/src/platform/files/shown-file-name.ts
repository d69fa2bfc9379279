/** A file's name without what cannot be seen: a mark of direction would show another ending than the file has. */
export const shownFileName = (name: string): string =>
  name
    .replace(/\p{Cc}|\p{Bidi_Control}/gu, '')
    .normalize('NFC')
    .trim();
