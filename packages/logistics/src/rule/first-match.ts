import { type LocalDate, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { type Condition, conditionMatches } from './condition.ts';
import type { Facts, KnownFacts } from './fact.ts';

/** A rule of an ordered table. */
export interface Rule<Output = unknown> {
  readonly seq: number;
  readonly name: string;
  readonly enabled: boolean;
  /** All must hold; none always holds. */
  readonly conditions: readonly Condition[];
  readonly from?: LocalDate;
  readonly to?: LocalDate;
  readonly output: Output;
}

/** What became of a rule that was looked at: put off, not of the day, a condition that does not hold, or the match. */
export interface RuleStep {
  readonly seq: number;
  readonly name: string;
  readonly verdict: 'disabled' | 'notYet' | 'over' | 'failed' | 'matched';
  /** The first condition that does not hold. */
  readonly failed?: Condition;
}

/** The rule that was found, and every rule up to it. */
export interface RuleMatch<Output = unknown> {
  readonly found: Result<Rule<Output>>;
  readonly trace: readonly RuleStep[];
}

/** No rule holds. */
export const noMatch: Refusal = { code: 'NO_MATCH', message: { zh: '没有符合的规则', en: 'No rule matches' } };

/** Rules as they are tried: by their place. */
export const inOrder = <Output>(rules: readonly Rule<Output>[]): readonly Rule<Output>[] =>
  rules.toSorted((one, other) => one.seq - other.seq);

function stepOf({ seq, name, enabled, conditions, from, to }: Rule, facts: Facts, known: KnownFacts, day: LocalDate): RuleStep {
  if (!enabled) return { seq, name, verdict: 'disabled' };
  if (from !== undefined && day < from) return { seq, name, verdict: 'notYet' };
  if (to !== undefined && to < day) return { seq, name, verdict: 'over' };
  const failed = conditions.find(condition => !conditionMatches(condition, facts, known));
  return failed ? { seq, name, verdict: 'failed', failed } : { seq, name, verdict: 'matched' };
}

/**
 * [B24] The first rule that holds, by place: rules that are off or not of the day are passed over, all conditions must hold, and none
 * always holds. `NO_MATCH` where there is none. The trace lists every rule up to the match, with the first condition that failed.
 */
export function firstMatch<Output>(rules: readonly Rule<Output>[], facts: Facts, known: KnownFacts, day: LocalDate): RuleMatch<Output> {
  const trace: RuleStep[] = [];
  for (const rule of inOrder(rules)) {
    const step = stepOf(rule, facts, known, day);
    trace.push(step);
    if (step.verdict === 'matched') return { found: ok(rule), trace };
  }
  return { found: refuse(noMatch), trace };
}

/** [RT3] Whether a rule always holds: in use, without conditions and without an end or a beginning. */
export const isCatchAll = ({ enabled, conditions, from, to }: Rule): boolean =>
  enabled && conditions.length === 0 && from === undefined && to === undefined;

/** The last rule of a table must hold always. */
export const lastMustCatchAll: Refusal = {
  code: 'CATCH_ALL',
  message: { zh: '最后一条须为兜底规则', en: 'The last rule must be a catch-all' },
};

/** [RT3] A table is put in force only with a rule at its end that holds always; rules that are off do not count. */
export const checkRuleTable = (rules: readonly Rule[]): Result<true> => {
  const last = inOrder(rules)
    .filter(({ enabled }) => enabled)
    .at(-1);
  return last && isCatchAll(last) ? ok(true) : refuse(lastMustCatchAll);
};
