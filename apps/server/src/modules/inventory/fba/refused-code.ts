/** Why our stock ledger cannot follow Amazon's, as lists show it. */
export type RefusedCode = 'UNMAPPED' | 'NO_WAREHOUSE' | 'NEGATIVE_STOCK' | 'BIN_LOCKED' | 'OTHER';

const shownCodes: ReadonlySet<string> = new Set(['UNMAPPED', 'NO_WAREHOUSE', 'NEGATIVE_STOCK', 'BIN_LOCKED']);

/** The code that lists show for a refusal of the ledger. */
export const refusedCode = (code: string): RefusedCode => (shownCodes.has(code) ? (code as RefusedCode) : 'OTHER');
