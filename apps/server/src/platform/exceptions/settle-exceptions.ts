import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A table of exceptions that checks find: the columns that identify an exception, and those that describe it. */
export interface ExceptionTable {
  readonly table: string;
  readonly keys: readonly string[];
  readonly details: readonly string[];
}

/** How many exceptions a check opened and ended. */
export interface Settled {
  readonly opened: number;
  readonly ended: number;
}

/**
 * Brings a table of exceptions in line with what a check found, within the caller's transaction: new ones are opened, those that are there
 * updated, those that are gone closed, of those `within` what was checked; ignored ones stay ignored until they are gone. One check
 * waits for the other.
 */
export async function settleExceptions(
  database: Kysely<Tables>,
  { table, keys, details }: ExceptionTable,
  found: readonly Readonly<Record<string, unknown>>[],
  now: Date,
  within: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<Settled> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const given = sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(found)}::json)`;
  const of = (alias: string, names: readonly string[]) => sql.join(names.map(name => sql.ref(`${alias}.${name}`)));
  const same = sql`(${of('t', keys)}) = (${of('f', keys)})`;
  const columns = [...keys, ...details];
  await sql`select pg_advisory_xact_lock(hashtext(${table}))`.execute(database);
  await sql`
    update ${sql.table(table)} t set ${sql.join(details.map(name => sql`${sql.ref(name)} = ${sql.ref(`f.${name}`)}`))},
    version = t.version + 1, updated_at = ${at}
    from ${given} f where t.ended_at is null and ${same} and (${of('t', details)}) is distinct from (${of('f', details)})`.execute(
    database,
  );
  const { numAffectedRows: opened = 0n } = await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map(name => sql.ref(name)))}, found_at, created_at, updated_at)
    select ${of('f', columns)}, ${at}, ${at}, ${at} from ${given} f
    where not exists (select from ${sql.table(table)} t where t.ended_at is null and ${same})`.execute(database);
  const { numAffectedRows: ended = 0n } = await sql`
    update ${sql.table(table)} t set ended_at = ${at}, mended = true, state = case when t.state = 'ignored' then t.state else 'done' end,
      version = t.version + 1, updated_at = ${at}
    where t.ended_at is null and ${within} and not exists (select from ${given} f where ${same})`.execute(database);
  return { opened: Number(opened), ended: Number(ended) };
}
