create table category (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  parent bigint references category (id) on delete restrict,
  level integer,
  fee_category text,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  default_tariff text,
  default_aql numeric(7, 3) check (default_aql > 0),
  default_service numeric(9, 4) check (default_service > 0)
);
create unique index category_key on category (code);
create index category_code on category (code collate "C", id);
create index category_parent on category (parent);
create index category_updated on category (updated_at, id);
create index category_name_zh on category (lower(name_zh) collate "C");
create index category_name_en on category (lower(name_en) collate "C");
