import type { Tables } from '@axle/server/src/database/tables.ts';
import { fieldsOf, type RecordRow, type Resource, snakeCase } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';

/** Makes the table of page-kit's sample resource, which no migration makes, and users 1 to 4 that its records may name. */
export async function makeSampleTable(database: Kysely<Tables>): Promise<void> {
  await sql`
    create table sample_thing (
      id bigint generated always as identity primary key, version integer not null default 1, status smallint not null default 1,
      code text not null, note text, size integer not null, drive text, styles text[], tags text[], active boolean, seen_at timestamptz(3), owner bigint, place text,
      weight bigint, aliases text[], created_by bigint, created_at timestamptz(3) not null default now(), updated_by bigint, updated_at timestamptz(3) not null default now()
    )`.execute(database);
  await sql`create unique index sample_thing_key on sample_thing (lower(code))`.execute(database);
  await sql`insert into org (id, code, name_zh, name_en) overriding system value values (1, 'HQ', '总部', 'Head office')`.execute(database);
  await sql`
    insert into app_user (id, account, nickname, org_id, password_hash) overriding system value
    select id, 'user' || id, '用户' || id, 1, '-' from generate_series(1, 4) as id`.execute(database);
}

/** Makes a resource's table hold these rows and nothing else. */
export async function fillTable(database: Kysely<Tables>, resource: Resource, rows: readonly RecordRow[]): Promise<void> {
  const table = sql.table(resource.table);
  await sql`truncate ${table}, audit_log restart identity cascade`.execute(database);
  const keys = ['id', 'version', ...Object.keys(fieldsOf(resource))];
  for (const row of rows) {
    const given = keys.filter(key => row[key] !== undefined);
    await sql`insert into ${table} (${sql.join(given.map(key => sql.ref(snakeCase(key))))}) overriding system value values (${sql.join(given.map(key => row[key]))})`.execute(
      database,
    );
  }
  const last = Math.max(0, ...rows.map(({ id }) => id));
  await sql`select setval(pg_get_serial_sequence(${resource.table}, 'id'), ${last + 1}, false)`.execute(database);
}
