/** Most values of one pasted batch. */
export const mostBatchCodes = 5000;

/** A pasted batch. */
export interface BatchCodes {
  /** The values, each once, in the order of the paste. */
  readonly codes: readonly string[];
  /** How many different values went beyond the limit and are left out. */
  readonly beyond: number;
}

const separators = {
  /** Codes have no spaces in them. */
  codes: /[\s,;，；、]+/,
  /** Names such as makes may have: `Land Rover`. */
  names: /[\n\r\t,;，；、]+/,
} as const;

/**
 * [V12] The values of a pasted text: split at line breaks, commas, semicolons, tabs and spaces, Chinese signs too; trimmed, each once, at
 * most 5,000. With `names`, spaces do not split.
 */
export function batchCodes(text: string, of: 'codes' | 'names' = 'codes', most = mostBatchCodes): BatchCodes {
  const parts = text.split(separators[of]).map(part => part.replace(/^\ufeff/, '').trim());
  const different = [...new Set(parts.filter(part => part !== ''))];
  return { codes: different.slice(0, most), beyond: Math.max(0, different.length - most) };
}
