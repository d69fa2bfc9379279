import { fill, type Refusal } from '@axle/kernel';
import { factsOf, readConditions, type RuleSetName } from '@axle/logistics';
import { type RecordValues, type Resource, snakeCase } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { inUseCondition } from '../../../platform/resources/referred-records.ts';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

/** Codes that a rule names, by their entity and the field that holds them. */
interface NamedCodes {
  readonly entity: string;
  readonly field: string;
  readonly codes: readonly string[];
}

function namedIn(set: RuleSetName, outputs: Readonly<Record<string, string>>, record: RecordValues): readonly NamedCodes[] {
  const facts = factsOf(set);
  const read = readConditions(facts, String(record['conditions'] ?? ''));
  const asked = (read.ok ? read.value : []).flatMap(({ field, op, values }) => {
    const entity = facts[field]?.entity;
    return entity === undefined || op === 'startsWith' ? [] : [{ entity, field: 'conditions', codes: values }];
  });
  const given = Object.entries(outputs).flatMap(([field, entity]) => {
    const codes = record[field];
    return Array.isArray(codes) ? [{ entity, field, codes: codes as readonly string[] }] : [];
  });
  return [...asked, ...given];
}

/** Which of some codes of an entity are in use, in upper case. */
async function knownCodes(database: Kysely<Tables>, target: Resource | undefined, codes: readonly string[]): Promise<ReadonlySet<string>> {
  if (!target?.knownBy) return new Set();
  const column = sql.ref(`t.${snakeCase(target.knownBy.code)}`);
  const { rows } = await sql<{ code: string }>`
    select upper(${column}::text) as code from ${sql.table(target.readFrom ?? target.table)} as t
    where upper(${column}::text) = any(${codes.map(code => code.toUpperCase())}::text[]) and ${inUseCondition(target)}`.execute(database);
  return new Set(rows.map(({ code }) => code));
}

const unknown = (field: string, codes: readonly string[]): Refusal => ({
  code: 'REFERENCE',
  field,
  message: fill({ zh: '不存在或未启用：{codes}', en: 'Unknown or disabled: {codes}' }, { codes: codes.join(', ') }),
});

/** Rules name codes that are there and in use, in their conditions and in `outputs`, fields of codes by the entity that has them. */
export const ruleGuard =
  (set: RuleSetName, outputs: Readonly<Record<string, string>> = {}): RecordGuard =>
  async (database, records, { registry }) => {
    const named = records.flatMap(record => namedIn(set, outputs, record));
    const known = new Map<string, ReadonlySet<string>>();
    for (const [entity, uses] of Map.groupBy(named, use => use.entity))
      known.set(entity, await knownCodes(database, registry.referred(entity), [...new Set(uses.flatMap(({ codes }) => codes))]));
    return record =>
      namedIn(set, outputs, record).flatMap(({ entity, field, codes }) => {
        const missing = codes.filter(code => !known.get(entity)?.has(code.toUpperCase()));
        return missing.length > 0 ? [unknown(field, missing)] : [];
      });
  };
