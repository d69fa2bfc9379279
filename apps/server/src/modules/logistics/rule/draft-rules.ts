import type { LocalDate } from '@axle/kernel';
import { readConditions, type Rule } from '@axle/logistics';
import { fieldsOf, type RecordRow, type RecordValues, snakeCase } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { factsFor, type RuleTable } from './rule-tables.ts';

/** A rule whose outcome stands by the keys of its fields; other records by their codes. */
export type StoredRule = Rule<RecordValues>;

/** The codes of everything that some rows refer to, by entity and id. */
async function codesIn(database: Kysely<Tables>, registry: Registry, { resource, outputs }: RuleTable, rows: readonly RecordRow[]) {
  const codes = new Map<string, string>();
  for (const key of outputs) {
    const field = resource.fields[key];
    const target = field?.kind === 'ref' ? registry.referred(field.entity) : undefined;
    if (field?.kind !== 'ref' || !target?.knownBy) continue;
    const ids = [...new Set(rows.flatMap(row => (typeof row[key] === 'number' ? [row[key]] : [])))];
    const found = await sql<{ id: number; code: string }>`
      select id, ${sql.ref(snakeCase(target.knownBy.code))}::text as code from ${sql.table(target.table)}
      where id = any(${ids}::bigint[])`.execute(database);
    for (const { id, code } of found.rows) codes.set(`${field.entity} ${id}`, code);
  }
  return codes;
}

/** The rules of a table as they are kept now, by their place. */
export async function draftRules(database: Kysely<Tables>, registry: Registry, table: RuleTable): Promise<readonly StoredRule[]> {
  const { resource, outputs } = table;
  const rows = await selectRows(database, resource, Object.keys(fieldsOf(resource)), sql`order by t.seq, t.id`);
  const codes = await codesIn(database, registry, table, rows);
  const outcome = (row: RecordRow): RecordValues =>
    Object.fromEntries(
      outputs.flatMap(key => {
        const field = resource.fields[key];
        const value = row[key];
        if (value === undefined || value === null) return [];
        return [[key, field?.kind === 'ref' ? codes.get(`${field.entity} ${String(value)}`) : value]];
      }),
    );
  return rows.map(row => {
    const read = readConditions(factsFor(table), String(row['conditions'] ?? ''));
    if (!read.ok) throw new Error(`rule ${row.id} of ${table.page} is not readable: ${read.refusal.message.en}`);
    const [from, to] = [row['activeFrom'], row['activeTo']] as readonly (LocalDate | undefined)[];
    return {
      seq: Number(row['seq']),
      name: String(row['name']),
      enabled: row['status'] === 1,
      conditions: read.value,
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      output: outcome(row),
    };
  });
}
