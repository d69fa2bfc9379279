/** Why our own book cannot follow Amazon's, as lists tell it. */
export type RefusedCode = 'UNMAPPED' | 'NO_WAREHOUSE' | 'NEGATIVE_STOCK' | 'BIN_LOCKED' | 'OTHER';

const told: ReadonlySet<string> = new Set(['UNMAPPED', 'NO_WAREHOUSE', 'NEGATIVE_STOCK', 'BIN_LOCKED']);

/** A refusal of the ledger by the code that lists know. */
export const refusedCode = (code: string): RefusedCode => (told.has(code) ? (code as RefusedCode) : 'OTHER');
