import { compareDecimals, type Decimal, decimal } from '@axle/kernel';
import type { FactType, Facts, KnownFacts, RuleOperator } from './fact.ts';

/** One thing that must hold of a fact. Values are texts, whatever the fact: `30`, `true`, `2026-05-20`, `CA`. */
export interface Condition {
  readonly field: string;
  readonly op: RuleOperator;
  readonly values: readonly string[];
}

const folded = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

/** Which of two values of a fact is the greater: numbers by their exact value, days by the calendar, texts whatever their case. */
export function compareValues(type: FactType, one: string, other: string): number {
  if (type === 'number') {
    const [left, right] = [decimal(one), decimal(other)];
    if (left.ok && right.ok) return compareDecimals(left.value as Decimal, right.value as Decimal);
  }
  const [left, right] = [folded(one), folded(other)];
  return left === right ? 0 : left < right ? -1 : 1;
}

/** [B24] Whether a condition holds. What is not known satisfies `isEmpty` and nothing else, not even `ne` and `notIn`. */
export function conditionMatches({ field, op, values }: Condition, facts: Facts, known: KnownFacts): boolean {
  const type = facts[field]?.type ?? 'text';
  const given = known[field];
  const held = Array.isArray(given) ? (given as readonly string[]) : given === undefined || given === '' ? [] : [String(given)];
  if (op === 'isEmpty') return held.length === 0;
  const [first] = held;
  if (first === undefined) return false;
  if (op === 'notEmpty') return true;
  const is = (value: string) => held.some(entry => compareValues(type, entry, value) === 0);
  const order = compareValues(type, first, values[0] ?? '');
  switch (op) {
    case 'eq':
    case 'in':
    case 'containsAny':
      return values.some(is);
    case 'ne':
    case 'notIn':
      return !values.some(is);
    case 'gt':
      return order > 0;
    case 'gte':
      return order >= 0;
    case 'lt':
      return order < 0;
    case 'lte':
      return order <= 0;
    case 'between':
      return order >= 0 && compareValues(type, first, values[1] ?? '') <= 0;
    case 'startsWith':
      return folded(first).startsWith(folded(values[0] ?? ''));
  }
}
