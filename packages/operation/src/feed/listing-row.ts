import type { Refusal } from '@axle/kernel';
import { partNumberKey } from './part-number-key.ts';

/** [O3] Reads a row of a file of listings: the key follows from the part number, and numbers apart by a bar are several. */
export function listingRow(cells: Readonly<Record<string, string>>): {
  readonly cells: Readonly<Record<string, string>>;
  readonly refusals: readonly Refusal[];
} {
  const { partNumber = '', oeNumbers } = cells;
  const keyed = { ...cells, partNumberKey: partNumberKey(partNumber) };
  return { cells: oeNumbers?.includes('|') ? { ...keyed, oeNumbers: oeNumbers.split('|').join('; ') } : keyed, refusals: [] };
}
