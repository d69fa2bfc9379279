import type { Tables } from '@axle/server/src/platform/database/tables.ts';
import { fillOf } from '@axle/server/src/platform/resources/search/fill-search-texts.ts';
import { isJson, recordColumn } from '@axle/server/src/platform/resources/query/columns.ts';
import { fieldsOf, type RecordRow, type Resource, snakeCase } from '@axle/page-kit';
import { sampleReferred } from '@axle/page-kit/testing';
import { type Kysely, sql } from 'kysely';

/** Makes the table of page-kit's sample resource, which the schema does not have, and users 1 to 4 that its records may name. */
export async function makeSampleTable(database: Kysely<Tables>): Promise<void> {
  await sql`
    create table sample_thing (
      id bigint generated always as identity primary key, version integer not null default 1, status smallint not null default 1,
      code text not null, note text, part text, pictures json, maker bigint, "group" bigint, size integer not null, drive text,
      styles text[], tags text[], active boolean, seen_at timestamptz(3), owner bigint, place text,
      weight bigint, currency text, price numeric(18, 4), freight numeric(18, 2), rate numeric(18, 8), share numeric(9, 4), stock numeric,
      packing text, packed numeric, length numeric(16, 2),
      breadth numeric(16, 2), height numeric(16, 2), volume numeric, gross numeric(17, 3), made_on date, week text, month text, opens text,
      address json, change json, course json, aliases text[], created_by bigint, created_at timestamptz(3) not null default now(),
      updated_by bigint, updated_at timestamptz(3) not null default now()
    )`.execute(database);
  for (const [entity, records] of Object.entries(sampleReferred)) {
    const table = sql.table(snakeCase(entity));
    await sql`create table ${table} (
      id bigint primary key, version integer not null default 1, status smallint not null default 1, code text not null,
      name_zh text not null, name_en text not null, parent bigint
    )`.execute(database);
    for (const { id, code, name, disabled, parent } of records)
      await sql`insert into ${table} (id, status, code, name_zh, name_en, parent) values (${id}, ${disabled ? 0 : 1}, ${code}, ${name.zh},
        ${name.en}, ${parent ?? null})`.execute(database);
  }
  await sql`create unique index sample_thing_key on sample_thing (lower(code))`.execute(database);
  await sql`insert into org (id, code, name_zh, name_en) overriding system value values (1, 'HQ', '总部', 'Head office')`.execute(database);
  await sql`
    insert into app_user (id, account, nickname, org_id, password_hash) overriding system value
    select id, 'user' || id, '用户' || id, 1, '-' from generate_series(1, 4) as id`.execute(database);
}

/** Makes the table of any definition, in place of the one that had its name. */
export async function makeTableOf(database: Kysely<Tables>, resource: Resource): Promise<void> {
  const columns = Object.entries(fieldsOf(resource)).map(([key, field]) => sql.raw(recordColumn(key, field)));
  const table = sql.table(resource.table);
  await sql`drop table if exists ${table}`.execute(database);
  await sql`create table ${table} (id bigint generated always as identity primary key, version integer not null default 1,
    ${sql.join(columns)})`.execute(database);
}

/** Makes a resource's table hold these rows and nothing else. */
export async function fillTable(database: Kysely<Tables>, resource: Resource, rows: readonly RecordRow[]): Promise<void> {
  const table = sql.table(resource.table);
  await sql`truncate ${table}, audit_log restart identity cascade`.execute(database);
  const fields = fieldsOf(resource);
  const keys = ['id', 'version', ...Object.keys(fields)];
  const stored = (row: RecordRow, key: string) => (fields[key] && isJson(fields[key]) ? JSON.stringify(row[key]) : row[key]);
  for (const row of rows) {
    const given = keys.filter(key => row[key] !== undefined);
    await sql`insert into ${table} (${sql.join(given.map(key => sql.ref(snakeCase(key))))}) overriding system value
      values (${sql.join(given.map(key => stored(row, key)))})`.execute(database);
  }
  await database.deleteFrom('search_text').where('entity', '=', resource.entity).execute();
  if (resource.searched.length > 0) await fillOf(database, resource);
  const last = Math.max(0, ...rows.map(({ id }) => id));
  await sql`select setval(pg_get_serial_sequence(${resource.table}, 'id'), ${last + 1}, false)`.execute(database);
}
