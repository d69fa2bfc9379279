/**
 * A sentence of the specification in our own words; with `open` where the product does not keep it yet, and which part of it is missing.
 */
export interface Entry {
  readonly says: string;
  readonly open?: string;
}

/** Sentences of one section by their numbers. */
export type Entries = Readonly<Record<string, Entry>>;

/** A sentence that the product keeps: a test quotes its number. */
export const kept = (says: string): Entry => ({ says });

/** A sentence that waits for a part of the product: a section of the menu, a page, or a piece of the frame. */
export const open = (part: string, says: string): Entry => ({ says, open: part });
