import type { LocalDate, RecordValues } from '@axle/kernel';
import { writeConditions } from './notation.ts';
import { inOrder, type Rule } from './first-match.ts';

/** A table as it was put in force: it never changes. */
export interface RuleVersion {
  readonly no: number;
  readonly effectiveFrom: LocalDate;
}

/** [RT5] The version in force on a day: the one with the latest beginning, of several the one published last. */
export const versionOn = <Version extends RuleVersion>(versions: readonly Version[], day: LocalDate): Version | undefined =>
  versions
    .filter(({ effectiveFrom }) => effectiveFrom <= day)
    .toSorted((one, other) =>
      one.effectiveFrom === other.effectiveFrom ? one.no - other.no : one.effectiveFrom < other.effectiveFrom ? -1 : 1,
    )
    .at(-1);

/**
 * What differs between two tables: a rule that is new, gone, at another place among those that stayed, or with another value in a field.
 */
export interface RuleDifference {
  readonly name: string;
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly field?: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const valuesOf = ({ enabled, conditions, from, to, output }: Rule<RecordValues>): RecordValues => ({
  status: enabled ? 1 : 0,
  conditions: conditions.length === 0 ? undefined : writeConditions(conditions),
  activeFrom: from,
  activeTo: to,
  ...output,
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The places of names that keep their order in both lists, as many as there can be. */
function kept(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const longest: string[][] = after.map(() => []);
  for (const [at, name] of after.entries()) {
    const own = before.indexOf(name);
    let best: readonly string[] = [];
    for (let earlier = 0; earlier < at; earlier++) {
      const line = longest[earlier]!;
      if (line.length > best.length && before.indexOf(line.at(-1)!) < own) best = line;
    }
    longest[at] = [...best, name];
  }
  return new Set(longest.reduce((best, line) => (line.length > best.length ? line : best), []));
}

/** [RT6] How one table became another, rule by rule; rules are known by their names. The same table has no differences. */
export function ruleDifferences(before: readonly Rule<RecordValues>[], after: readonly Rule<RecordValues>[]): readonly RuleDifference[] {
  const [old, now] = [inOrder(before), inOrder(after)];
  const [known, next] = [new Map(old.map(rule => [rule.name, rule])), new Map(now.map(rule => [rule.name, rule]))];
  const stays = kept(
    old.map(({ name }) => name).filter(name => next.has(name)),
    now.map(({ name }) => name).filter(name => known.has(name)),
  );
  const found: RuleDifference[] = now.flatMap((rule): readonly RuleDifference[] => {
    const was = known.get(rule.name);
    const { name } = rule;
    if (!was) return [{ name, kind: 'added', after: rule.seq }];
    const [left, right] = [valuesOf(was), valuesOf(rule)];
    const fields = [...new Set([...Object.keys(left), ...Object.keys(right)])].filter(field => !same(left[field], right[field]));
    return [
      ...(stays.has(name) ? [] : [{ name, kind: 'moved' as const, before: was.seq, after: rule.seq }]),
      ...fields.map(field => ({ name, kind: 'changed' as const, field, before: left[field], after: right[field] })),
    ];
  });
  return [...found, ...old.filter(({ name }) => !next.has(name)).map(({ name, seq }) => ({ name, kind: 'removed' as const, before: seq }))];
}
