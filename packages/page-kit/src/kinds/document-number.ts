import { formatOrderNumber, parseOrderNumber } from '@axle/order-number';

/** A number of a document of ours: two letters, the day, five digits. */
const own = /^[A-Z]{2}\d{11}$/;

/** One that was regrouped, or the beginning of one that holds its first hyphen and at least one digit. */
const grouped = /^[A-Z]{2}-(?:\d{1,3}|\d{3}-(?:\d{0,3}|\d{3}-\d{0,5}))$/;

/** A number of a document as people read it: `OB26052000042` → `OB-260-520-00042`; numbers of others stay as they are. */
export function regrouped(text: string): string {
  const number = own.test(text) ? parseOrderNumber(text) : undefined;
  return number?.ok ? formatOrderNumber(number.value) : text;
}

/** A whole number of a document of ours, regrouped. */
const whole = /^[A-Z]{2}-\d{3}-\d{3}-\d{5}$/;

/** A whole number as it is stored, and as it stands in a barcode; a beginning stays as it is, for it may begin somebody else's number. */
export const scannedNumber = (text: string): string => (whole.test(text) ? text.replaceAll('-', '') : text);

/**
 * A number of a document, or its beginning as far as it is typed, in the form in which it is stored: hyphens where regrouping puts them are
 * taken out.
 */
export const ungrouped = (text: string): string => (grouped.test(text) ? text.replaceAll('-', '') : text);
