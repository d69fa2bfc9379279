import type { LocalDate } from '@axle/kernel';
import { compareValues, type Condition, conditionMatches } from './condition.ts';
import type { Facts } from './fact.ts';
import { inOrder, type Rule } from './first-match.ts';

/** Why a rule can never be the match: it has ended, it contradicts itself, or another before it holds whenever it does. */
export type NeverReason =
  | { readonly kind: 'over' | 'contradicts' }
  | { readonly kind: 'covered'; readonly by: number; readonly name: string };

const finite = ({ op }: Condition): boolean => op === 'eq' || op === 'in';

interface End {
  readonly value: string;
  readonly open: boolean;
}
/** The span that a comparison leaves to a number or a day. */
const spanOf = ({ op, values: [first = '', second = ''] }: Condition): { readonly low?: End; readonly high?: End } | undefined => {
  const end = (value: string, open: boolean): End => ({ value, open });
  if (op === 'eq') return { low: end(first, false), high: end(first, false) };
  if (op === 'gt' || op === 'gte') return { low: end(first, op === 'gt') };
  if (op === 'lt' || op === 'lte') return { high: end(first, op === 'lt') };
  return op === 'between' ? { low: end(first, false), high: end(second, false) } : undefined;
};

/** Whether one condition holds whenever the other, of the same fact, does. */
export function implies(facts: Facts, given: Condition, wanted: Condition): boolean {
  if (given.field !== wanted.field) return false;
  const type = facts[given.field]?.type ?? 'text';
  if (wanted.op === 'isEmpty' || given.op === 'isEmpty') return wanted.op === given.op;
  if (wanted.op === 'notEmpty') return true;
  const has = (values: readonly string[], value: string) => values.some(other => compareValues(type, other, value) === 0);
  if (type === 'list')
    return (
      given.op === wanted.op &&
      (given.op === 'containsAny' ? given : wanted).values.every(value => has((given.op === 'containsAny' ? wanted : given).values, value))
    );
  if (finite(given)) return given.values.every(value => conditionMatches(wanted, facts, { [given.field]: value }));
  if (given.op === 'ne' || given.op === 'notIn')
    return (wanted.op === 'ne' || wanted.op === 'notIn') && wanted.values.every(value => has(given.values, value));
  if (given.op === 'startsWith')
    return wanted.op === 'startsWith' && conditionMatches(wanted, facts, { [given.field]: given.values[0] ?? '' });
  const [inner, outer] = [spanOf(given), spanOf(wanted)];
  if (wanted.op === 'ne' || wanted.op === 'notIn')
    return wanted.values.every(value => !conditionMatches(given, facts, { [given.field]: value }));
  if (!inner || !outer || (type !== 'number' && type !== 'date')) return false;
  const within = (own: End | undefined, limit: End | undefined, sign: 1 | -1): boolean => {
    if (!limit) return true;
    if (!own) return false;
    const order = compareValues(type, own.value, limit.value) * sign;
    return order > 0 || (order === 0 && (own.open || !limit.open));
  };
  return within(inner.low, outer.low, 1) && within(inner.high, outer.high, -1);
}

/** Whether two conditions on the same fact can never hold together. */
function excludes(facts: Facts, one: Condition, other: Condition): boolean {
  if (one.field !== other.field) return false;
  const type = facts[one.field]?.type ?? 'text';
  if (one.op === 'isEmpty' || other.op === 'isEmpty') return one.op !== other.op;
  if (type === 'list') return false;
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const)
    if (finite(first)) return first.values.every(value => !conditionMatches(second, facts, { [first.field]: value }));
  const [left, right] = [spanOf(one), spanOf(other)];
  if (!left || !right || (type !== 'number' && type !== 'date')) return false;
  const apart = (low: End | undefined, high: End | undefined): boolean => {
    if (!low || !high) return false;
    const order = compareValues(type, low.value, high.value);
    return order > 0 || (order === 0 && (low.open || high.open));
  };
  return apart(left.low, right.high) || apart(right.low, left.high);
}

const contradicts = (facts: Facts, { conditions }: Rule): boolean =>
  conditions.some(
    (condition, at) =>
      (condition.op === 'between' &&
        compareValues(facts[condition.field]?.type ?? 'text', condition.values[0] ?? '', condition.values[1] ?? '') > 0) ||
      conditions.slice(at + 1).some(other => excludes(facts, condition, other)),
  );

const covers = (facts: Facts, before: Rule, rule: Rule, day: LocalDate): boolean =>
  before.enabled &&
  (before.from === undefined || before.from <= (rule.from ?? day)) &&
  (before.to === undefined || (rule.to !== undefined && rule.to <= before.to)) &&
  before.conditions.every(wanted => rule.conditions.some(given => implies(facts, given, wanted)));

/**
 * [RT4] The rules in use that can never be the match from a day on, by place, and why. What is listed is certain; a rule that several
 * others cover only together is not found.
 */
export function neverMatching(rules: readonly Rule[], facts: Facts, day: LocalDate): ReadonlyMap<number, NeverReason> {
  const ordered = inOrder(rules);
  const found = new Map<number, NeverReason>();
  for (const [at, rule] of ordered.entries()) {
    if (!rule.enabled) continue;
    const before = ordered.slice(0, at).find(other => covers(facts, other, rule, day));
    if (rule.to !== undefined && rule.to < day) found.set(rule.seq, { kind: 'over' });
    else if (contradicts(facts, rule)) found.set(rule.seq, { kind: 'contradicts' });
    else if (before) found.set(rule.seq, { kind: 'covered', by: before.seq, name: before.name });
  }
  return found;
}
