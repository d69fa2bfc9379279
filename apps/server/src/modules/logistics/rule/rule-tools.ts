import { fill, type LocalDate, ok, type Result, type Text } from '@axle/kernel';
import { firstMatch, type KnownFacts, sayCondition } from '@axle/logistics';
import type { RecordValues } from '@axle/page-kit';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { draftRules, type StoredRule } from './draft-rules.ts';
import { factsOfOrder, factRows } from './facts-of-order.ts';
import { factsFor, rulePages, type RuleTable, ruleTableOf } from './rule-tables.ts';
import { versionInForce } from './rule-versions.ts';
import { replayRules } from './replay-rules.ts';
import { tryFirstLeg } from './try-first-leg.ts';
import { completeLastMile, tryLastMile } from './try-last-mile.ts';
import { tryWarehouses } from './try-warehouses.ts';
import { compareVersions } from './compare-versions.ts';

/** What follows from a match on its page: results beside the rule and the trace. */
export type AfterMatch = (parts: RecordParts, output: RecordValues, known: KnownFacts, day: LocalDate) => Promise<RecordValues>;

const after: Readonly<Record<string, AfterMatch>> = { warehouse: tryWarehouses, firstLeg: tryFirstLeg, lastMile: tryLastMile };

/** What is known beside what was typed, before rules are tried. */
const before: Readonly<Record<string, (parts: RecordParts, known: KnownFacts) => Promise<KnownFacts>>> = { lastMile: completeLastMile };

const draft: Text = { zh: '草稿', en: 'Draft' };
const noneInForce = { code: 'NO_VERSION', message: { zh: '当日没有生效的版本', en: 'No version is in force that day' } };

/** The rules that are tried, and how they are called. */
async function triedRules(
  { database, caller }: RecordParts,
  table: RuleTable,
  which: unknown,
  day: LocalDate,
): Promise<Result<{ readonly rules: readonly StoredRule[]; readonly named: Text }>> {
  if (which === 'draft') return ok({ rules: await draftRules(database, caller.registry, table), named: draft });
  const version = await versionInForce(database, table.set, day);
  if (!version) return { ok: false, refusal: noneInForce };
  const { no, effectiveFrom, rules } = version;
  return ok({
    rules,
    named: fill({ zh: '版本 {no}（{effectiveFrom} 起）', en: 'Version {no}, from {effectiveFrom}' }, { no, effectiveFrom }),
  });
}

const factText = (value: KnownFacts[string]): string => (Array.isArray(value) ? value.join(', ') : String(value ?? '—'));

/** The rule that matches the facts of a document and the typed ones, every rule up to it, and the outcome. */
const tryIt: ToolHandler = async ({ parts, input: { table: which, day: given, order, ...rest } }) => {
  const table = ruleTableOf(parts.page);
  const day = (given as LocalDate | undefined) ?? todayOf(parts.caller);
  const typed = rest as KnownFacts;
  const document = order === undefined ? ok<KnownFacts>({}) : await factsOfOrder(parts, table.set, String(order), typed['destWarehouse']);
  if (!document.ok) return document;
  const all: KnownFacts = { ...document.value, ...typed };
  const known = (await before[table.set]?.(parts, all)) ?? all;
  const tried = await triedRules(parts, table, which, day);
  if (!tried.ok) return tried;
  const { rules, named } = tried.value;
  const facts = factsFor(table);
  const { found, trace } = firstMatch(rules, facts, known, day);
  const follows = found.ok ? await after[table.set]?.(parts, found.value.output, known, day) : undefined;
  return ok({
    rule: found.ok ? `${found.value.seq} ${found.value.name}` : found.refusal.message,
    version: named,
    ...follows,
    ...(order === undefined ? {} : { facts: factRows(table.set, document.value, typed) }),
    lines: trace.map(({ failed, ...step }) => ({
      ...step,
      ...(failed ? { failed: sayCondition(facts, failed), known: factText(known[failed.field]) } : {}),
    })),
  });
};

/** The tools over ordered rules. */
export const ruleTools: ToolHandlers = Object.fromEntries(
  rulePages.flatMap(({ key: page, tabs }) => [
    [`${page}.tryIt`, tryIt],
    [`${page}.versions`, compareVersions],
    ...(tabs.some(({ key }) => key === 'replay') ? [[`${page}.replay`, replayRules] as const] : []),
  ]),
);
