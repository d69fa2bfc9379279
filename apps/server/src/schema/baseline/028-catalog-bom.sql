create table bom (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  parent text not null,
  bom_version integer not null check (bom_version > 0),
  state text not null check (state in ('draft', 'active', 'retired')),
  effective_from date not null,
  effective_to date constraint bom_period check (effective_to >= effective_from),
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index bom_key on bom (parent, bom_version);
create index bom_updated on bom (updated_at, id);
create index bom_active on bom (parent, effective_from) where state = 'active';
create index bom_parent on bom (parent collate "C", id);

create table bom_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references bom (id) on delete cascade,
  line_no integer not null,
  child text not null,
  quantity numeric(12, 4) not null check (quantity > 0),
  scrap numeric(7, 4) check (scrap between 0 and 50),
  note text,
  unique (record_id, line_no) deferrable initially immediate
);
create index bom_lines_child on bom_lines (child);
create index bom_lines_child_listed on bom_lines (child collate "C");
