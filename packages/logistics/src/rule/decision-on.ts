import type { LocalDate } from '@axle/kernel';
import type { Facts, KnownFacts } from './fact.ts';
import { firstMatch, type Rule } from './first-match.ts';
import { type RuleVersion, versionOn } from './rule-version.ts';

/** A version with its rules. */
export interface VersionOfRules extends RuleVersion {
  readonly rules: readonly Rule[];
}

/** By which version a day was decided, and the name of the rule that held; without a name none did. */
export interface RuleDecision {
  readonly version: number;
  readonly rule?: string;
}

/** [RT12] What the version in force on a day decides of known facts; undefined where none was in force. */
export function decisionOn(versions: readonly VersionOfRules[], facts: Facts, known: KnownFacts, day: LocalDate): RuleDecision | undefined {
  const version = versionOn(versions, day);
  if (!version) return undefined;
  const { found } = firstMatch(version.rules, facts, known, day);
  return { version: version.no, ...(found.ok ? { rule: found.value.name } : {}) };
}
