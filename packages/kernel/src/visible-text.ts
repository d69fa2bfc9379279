// what takes no room, controls that are no blanks among it
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu;

/**
 * [K4a] A key as people see it: narrow signs (NFKC), without invisible ones, blanks of every kind collapsed to one space and none at its
 * ends. Two keys that look alike are equal in this form.
 */
export const visibleText = (text: string): string => text.normalize('NFKC').replace(invisible, '').replace(/\s+/gu, ' ').trim();

const wide = /[０-９Ａ-Ｚａ-ｚ\u3000]/g;

/**
 * [K4a] A name as people see it: like {@link visibleText}, but only letters, digits and blanks are made narrow, so that the brackets and
 * commas of Chinese names stay.
 */
export const visibleName = (text: string): string =>
  text
    .replace(wide, sign => sign.normalize('NFKC'))
    .replace(invisible, '')
    .replace(/\s+/gu, ' ')
    .trim();
