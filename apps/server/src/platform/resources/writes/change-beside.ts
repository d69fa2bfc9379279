import { snakeCase } from '@axle/page-kit';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** In whose name and when records are changed beside their form: by waves, parcels, receipts and other documents. */
export interface ChangingBeside {
  readonly transaction: Transaction<Tables>;
  readonly now: Date;
  readonly by: number;
}

/** A table of records with a version, and the entity that its history goes by. */
export interface KeptTable {
  readonly entity: string;
  readonly table: string;
}

/**
 * Changes fields of a record that its caller has locked, as a new version with its history: the fields that really differ, and what led it
 * into another state. A value may be an expression over the record's columns.
 */
export async function changeBeside(
  { transaction, now, by }: ChangingBeside,
  { entity, table }: KeptTable,
  id: number,
  change: Readonly<Record<string, unknown>>,
  transition?: string,
): Promise<void> {
  const keys = Object.keys(change);
  const column = (key: string): RawBuilder<unknown> => sql.ref(snakeCase(key));
  const pairs = keys.map(key => sql`(${key}::text, to_jsonb(b.${column(key)}), to_jsonb(c.${column(key)}))`);
  await sql`
    with
      b as materialized (select * from ${sql.table(table)} where id = ${id}),
      c as (
        update ${sql.table(table)} set ${sql.join(keys.map(key => sql`${column(key)} = ${change[key] ?? null}`))},
          version = version + 1, updated_by = ${by}, updated_at = ${now}
        where id = ${id} returning *
      )
    insert into audit_log (entity, record_id, action, version, by_user, at, changes, transition)
    select ${entity}, c.id, ${transition === undefined ? 'update' : 'state'}, c.version, ${by}, ${now},
      (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('field', p.field, 'before', p.before, 'after', p.after))
      order by p.field), '[]')
        from (values ${sql.join(pairs)}) as p (field, before, after) where p.before is distinct from p.after),
      ${transition ?? null}::text
    from c join b on b.id = c.id`.execute(transaction);
}

/** Begins the history of a record that another document made. */
export async function noteAdded({ transaction, now, by }: ChangingBeside, entity: string, id: number): Promise<void> {
  await sql`insert into audit_log (entity, record_id, action, version, by_user, at, changes)
    values (${entity}, ${id}, 'add', 1, ${by}, ${now}, '[]')`.execute(transaction);
}
