/** Who receives a parcel, and where. */
export interface ParcelAddress {
  readonly receiver?: string | undefined;
  readonly line1?: string | undefined;
  readonly line2?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly postcode?: string | undefined;
  /** ISO code of two letters. */
  readonly country?: string | undefined;
}

/** Upper case, without punctuation, signs and blanks that say nothing. */
const plain = (words: readonly (string | undefined)[]): string =>
  words
    .join(' ')
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFKC')
    .replace(/[\p{P}\p{S}\p{C}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Of a postal code what names the place: of the United States the first five digits, elsewhere all of it without blanks. */
const place = (postcode: string | undefined, country: string): string => {
  const code = plain([postcode]).replaceAll(' ', '');
  return country === 'US' ? (/^\d{5}/.exec(code)?.[0] ?? code) : code;
};

/**
 * [S4a] The text by which two addresses are the same: receiver, lines, city, state, postal code and country in one spelling. Its hash
 * stands with the order. Undefined where a part is missing without which no parcel arrives (oms.md, S4).
 */
export function addressKey({ receiver, line1, line2, city, state, postcode, country }: ParcelAddress): string | undefined {
  const land = plain([country]);
  const needed = [plain([receiver]), plain([line1]), plain([city]), land];
  if (needed.includes('')) return undefined;
  return [plain([receiver]), plain([line1, line2]), plain([city]), plain([state]), place(postcode, land), land].join('|');
}
