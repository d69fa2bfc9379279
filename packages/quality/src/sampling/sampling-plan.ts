import { codeLetters, type CodeLetter } from './code-letter.ts';
import { type AqlValue, aqlValues, type SamplingPlan, type Severity } from './plan.ts';
import { type PlanCell, planTables, type PlanTable } from './plan-tables.ts';

/** Where a plan is looked up. */
export interface PlanQuestion {
  readonly letter: CodeLetter;
  readonly aql: AqlValue;
  readonly severity: Severity;
}

/** The table of a severity. */
export const tableOf = (severity: Severity): PlanTable => planTables[severity === 'discontinued' ? 'tightened' : severity];

/** [Q2] What a table has at a letter and AQL as it is printed: a number or an arrow. */
export function planCell({ letter, aql, severity }: PlanQuestion): PlanCell {
  const cell = tableOf(severity)[letter].accept[aqlValues.indexOf(aql)];
  if (cell === undefined) throw new RangeError(`The tables have no AQL ${aql}`);
  return cell;
}

/** [Q2] The letter to which the arrows of a cell lead: the first one below or above with a plan of its own. */
function usedLetter(question: PlanQuestion): CodeLetter {
  const cell = planCell(question);
  if (typeof cell === 'number') return question.letter;
  const next = codeLetters[codeLetters.indexOf(question.letter) + (cell === '↓' ? 1 : -1)];
  if (next === undefined) throw new RangeError(`An arrow leads out of the table at ${question.letter}`);
  return usedLetter({ ...question, letter: next });
}

/**
 * [Q2] The plan at a letter, AQL and severity. Where an arrow leads to another letter, sample size and numbers are those of that letter; a
 * sample that is as large as the lot is the whole lot.
 */
export function samplingPlan(question: PlanQuestion & { readonly lotSize: number }): SamplingPlan {
  const { letter, severity, lotSize } = question;
  const useLetter = usedLetter(question);
  const accept = Number(planCell({ ...question, letter: useLetter }));
  const { size } = tableOf(severity)[useLetter];
  return { letter, useLetter, size: Math.min(size, lotSize), accept, reject: accept + 1, isFull: size >= lotSize };
}
