import { addDays, fill, inLanguage, type Language, type LocalDate, ok, refuse, type Result, type Text } from '@axle/kernel';
import { readConditions, type RuleDifference, ruleDifferences, sayCondition, versionOn } from '@axle/logistics';
import { fieldsOf, formatValue, type RecordValues } from '@axle/page-kit';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { draftRules, type StoredRule } from './draft-rules.ts';
import { factsFor, type RuleTable, ruleTableOf } from './rule-tables.ts';
import { type StoredVersion, storedVersions } from './rule-versions.ts';

interface Side {
  readonly named: Text;
  readonly rules: readonly StoredRule[];
}

const nothing: Side = { named: { zh: '没有生效的版本', en: 'no version in force' }, rules: [] };

const versionSide = ({ no, rules }: StoredVersion): Side => ({ named: fill({ zh: '版本 {no}', en: 'version {no}' }, { no }), rules });

/** The draft, or the version of a number. */
async function sideOf(
  { database, caller }: RecordParts,
  table: RuleTable,
  versions: readonly StoredVersion[],
  no: unknown,
): Promise<Result<Side>> {
  if (no === undefined) return ok({ named: { zh: '草稿', en: 'the draft' }, rules: await draftRules(database, caller.registry, table) });
  const found = versions.find(version => version.no === no);
  if (found) return ok(versionSide(found));
  return refuse({ code: 'NO_VERSION', message: fill({ zh: '版本{no}不存在', en: 'Version {no} does not exist' }, { no: Number(no) }) });
}

/** A difference in words. */
function differenceRow(table: RuleTable, { name, kind, field, before, after }: RuleDifference): RecordValues {
  const shown = (value: unknown): Text | undefined => {
    if (value === undefined || value === null) return undefined;
    const own = field === undefined ? undefined : fieldsOf(table.resource)[field];
    const inWords = (language: Language): string => {
      if (!own || own.kind === 'ref') return String(value);
      if (field !== 'conditions') return formatValue(own, value, language);
      const read = readConditions(factsFor(table), String(value));
      return read.ok
        ? read.value.map(condition => inLanguage(sayCondition(factsFor(table), condition), language)).join('; ')
        : String(value);
    };
    return { zh: inWords('zh-cn'), en: inWords('en') };
  };
  const label = field === undefined ? { zh: '顺序', en: 'Position' } : fieldsOf(table.resource)[field]?.label;
  return { name, kind, field: label ?? field, before: shown(before), after: shown(after) };
}

/**
 * A version with the days on which it is in force: up to the day before the next one of its kind begins; none where a later one of the same
 * day took its place.
 */
function versionRow(versions: readonly StoredVersion[], today: LocalDate, version: StoredVersion): RecordValues {
  const { no, effectiveFrom, rules, note, publishedBy, publishedAt } = version;
  const replaced = versions.some(other => other.effectiveFrom === effectiveFrom && other.no > no);
  const next = versions
    .map(other => other.effectiveFrom)
    .filter(day => day > effectiveFrom)
    .toSorted()[0];
  const state = versionOn(versions, today)?.no === no ? 'inForce' : replaced || effectiveFrom <= today ? 'former' : 'planned';
  const ends = !replaced && next !== undefined ? { effectiveTo: addDays(next, -1) } : {};
  return { no, state, effectiveFrom, ...ends, rules: rules.length, note, publishedBy, publishedAt };
}

/** All versions of the table, and how one differs from another: the draft from what is in force today unless others are named. */
export const compareVersions: ToolHandler = async ({ parts, input: { version, against } }) => {
  const table = ruleTableOf(parts.page);
  const today = todayOf(parts.caller);
  const versions = await storedVersions(parts.database, table.set);
  const now = await sideOf(parts, table, versions, version);
  if (!now.ok) return now;
  const inForce = versionOn(versions, today);
  const before = against === undefined ? ok(inForce ? versionSide(inForce) : nothing) : await sideOf(parts, table, versions, against);
  if (!before.ok) return before;
  const found = ruleDifferences(before.value.rules, now.value.rules);
  return ok({
    compared: fill({ zh: '{before} → {now}', en: '{before} → {now}' }, { before: before.value.named, now: now.value.named }),
    count: found.length,
    differences: found.map(difference => differenceRow(table, difference)),
    versions: versions.map(one => versionRow(versions, today, one)),
  });
};
