/** A value that JSON can hold. */
export type LogValue = string | number | boolean | null | readonly LogValue[] | { readonly [key: string]: LogValue };

/** An entry of the sampling log, before it is linked to the one before it. */
export interface LogRow {
  /** From 1, without gaps. */
  readonly seq: number;
  readonly sampling: number;
  /** An instant of time in UTC. */
  readonly at: string;
  /** The user. */
  readonly by: number;
  readonly action: string;
  readonly payload: LogValue;
}

/** An entry as it was kept, with the hash of the one before it and its own. */
export interface ChainedRow extends LogRow {
  /** Empty for the first. */
  readonly prevHash: string;
  readonly hash: string;
}

/** JSON with its keys in alphabetical order at every depth. */
function canonical(value: LogValue): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`;
}

/** [Q13] The text of an entry that is hashed: the hash before it, then the entry in its one written form. */
export const chainRow = (prevHash: string, { seq, sampling, at, by, action, payload }: LogRow): string =>
  canonical({ prevHash, seq, sampling, at, by, action, payload });

/**
 * [Q13] The number of the first entry that was changed, removed before or put in: its number does not follow, or its hashes do not.
 * Undefined for a log that is whole. The hash function is the caller's, SHA-256.
 */
export function brokenAt(rows: readonly ChainedRow[], sha256: (text: string) => string): number | undefined {
  let before: ChainedRow | undefined;
  for (const row of rows) {
    const prevHash = before?.hash ?? '';
    const follows = row.seq === (before?.seq ?? 0) + 1 && row.prevHash === prevHash;
    if (!follows || row.hash !== sha256(chainRow(prevHash, row))) return row.seq;
    before = row;
  }
  return undefined;
}
