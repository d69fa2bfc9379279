// what takes no room, controls that are no blanks among it
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu;

/**
 * [K4a] A key as people see it: narrow signs (NFKC), without invisible ones, blanks of every kind collapsed to one space and none at its
 * ends. Two keys that look alike are equal in this form.
 */
export const visibleText = (text: string): string => text.normalize('NFKC').replace(invisible, '').replace(/\s+/gu, ' ').trim();

const visible = /[^\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cc}\s]/u;

/** [K4c] Whether people see anything of a text. */
export const isVisible = (text: string): boolean => visible.test(text);

/** [K4c] Whether a text has more than so many signs; one outside the basic plane is one, as it is for people and for the database. */
export const isTextLonger = (text: string, most: number): boolean => text.length > most && [...text].length > most;

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
