import type { KnownSpellings, RecordRow } from '@axle/page-kit';

/** What a dry run remembers from portion to portion of a file, since it leaves nothing in the database. */
export interface ImportMemory {
  readonly spellings: KnownSpellings;
  /** Records as the rows so far would have left them, by the values of the unique key. */
  readonly records: Map<string, RecordRow>;
  /** A row changes what a second person decides on. */
  asksReason: boolean;
}

/** The memory of a dry run that begins. */
export const importMemory = (): ImportMemory => ({ spellings: new Map(), records: new Map(), asksReason: false });
