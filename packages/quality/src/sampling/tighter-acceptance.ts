import type { CodeLetter } from './code-letter.ts';
import { type AqlValue, aqlValues } from './plan.ts';
import { planTables } from './plan-tables.ts';

/** Acceptance numbers of normal inspection at AQL 0.040, a step below the first of the tables; asked for by scores alone. */
const belowFirst: Partial<Record<CodeLetter, number>> = { M: 0, Q: 1, R: 2 };

/**
 * [Q6a] The acceptance number of normal inspection at the next tighter AQL, in the row of the letter that was used: 3 for letter J at 2.5.
 * Undefined where the row has an arrow there; plans that accept two units or more always have a number.
 */
export function tighterAcceptance(useLetter: CodeLetter, aql: AqlValue): number | undefined {
  const at = aqlValues.indexOf(aql) - 1;
  const cell = at < 0 ? belowFirst[useLetter] : planTables.normal[useLetter].accept[at];
  return typeof cell === 'number' ? cell : undefined;
}
