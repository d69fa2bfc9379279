/** Text of the change of the schema that makes a new page's table. Columns are the snake_case of the field keys. */
export const tableFile = (table: string): string => `create table ${table} (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index ${table}_key on ${table} (lower(code));
create index ${table}_updated on ${table} (updated_at, id);
`;
