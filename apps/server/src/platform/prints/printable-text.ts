/** Letters that are no more than orders to a screen: marks of direction, joiners, selectors of a variant, blanks without width. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * A text as paper takes it: letters with their accents as one, what is invisible left out, every blank an ordinary one but for the wide one
 * of Chinese; line breaks stay.
 */
export const printableText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[^\S\n\u3000]|[\p{Cc}--\n]/gv, ' ');
