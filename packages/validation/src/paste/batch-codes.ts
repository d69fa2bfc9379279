/** Most values of one pasted batch. */
export const mostBatchCodes = 5000;

/** A pasted batch. */
export interface BatchCodes {
  /** The values, each once, in the order of the paste. */
  readonly codes: readonly string[];
  /** How many different values went beyond the limit and are left out. */
  readonly beyond: number;
}

/** How a pasted text is read. */
export interface BatchReading {
  /** Codes have no spaces in them and are split there, which is usual; names keep theirs. */
  readonly of?: 'codes' | 'names';
  /** Most values that are taken; {@link mostBatchCodes} unless given. */
  readonly most?: number;
  /** The form in which two texts are the same value, as one without regard to case; the first spelling is kept. */
  readonly same?: (text: string) => string;
}

const separators = {
  /** Codes have no spaces in them. */
  codes: /[\s,;，；、]+/,
  /** Names such as makes may have: `Land Rover`. */
  names: /[\n\r\t,;，；、]+/,
} as const;

/** What spreadsheets and people put around a value. */
const around = /^[\s\ufeff"']+|[\s"']+$/g;

/**
 * [V12] The values of a pasted text: split at line breaks, commas, semicolons, tabs and spaces, Chinese signs too; trimmed, without quotes
 * around them, each once, at most 5,000.
 */
export function batchCodes(text: string, { of = 'codes', most = mostBatchCodes, same = one => one }: BatchReading = {}): BatchCodes {
  const values = new Map<string, string>();
  for (const part of text.split(separators[of])) {
    const value = part.replace(around, '');
    const key = same(value);
    if (value !== '' && !values.has(key)) values.set(key, value);
  }
  const different = [...values.values()];
  return { codes: different.slice(0, most), beyond: Math.max(0, different.length - most) };
}
