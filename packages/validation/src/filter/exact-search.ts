/** A text to be found, exactly (1) or as a part (0). */
export interface ExactSearch {
  readonly text: string;
  readonly exact: 0 | 1;
}

/** [V10] The value of an exact-search input: exact unless said otherwise; undefined while the text is blank. */
export function exactSearch(text: string, exact: boolean | 0 | 1 = 1): ExactSearch | undefined {
  const wanted = text.trim();
  return wanted === '' ? undefined : { text: wanted, exact: exact ? 1 : 0 };
}
