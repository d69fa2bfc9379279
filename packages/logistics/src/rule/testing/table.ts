import type { LocalDate } from '@axle/kernel';
import type { Condition } from '../condition.ts';
import type { Rule } from '../first-match.ts';
import { readConditions } from '../notation.ts';
import { factsOf } from '../rule-sets.ts';

/** The day of examples. */
export const today = '2026-05-20' as LocalDate;

/** Conditions by their text; throws where it is none. */
export function conditionsOf(text: string, set = 'warehouse'): readonly Condition[] {
  const read = readConditions(factsOf(set), text);
  if (!read.ok) throw new Error(read.refusal.message.en);
  return read.value;
}

/** A table of rules in use, by name, conditions and output. */
export const ruleTable = (
  set: string,
  ...rules: readonly (readonly [name: string, text: string, output: string])[]
): readonly Rule<string>[] =>
  rules.map(([name, text, output], at) => ({ seq: at + 1, name, enabled: true, conditions: conditionsOf(text, set), output }));
