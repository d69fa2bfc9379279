create table sku_substitute (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  group_no text not null,
  note text,
  effective_from date not null,
  effective_to date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint sku_substitute_period check (effective_to >= effective_from)
);
create unique index sku_substitute_key on sku_substitute (group_no);
create index sku_substitute_updated on sku_substitute (updated_at, id);
create index sku_substitute_group_no_listed on sku_substitute (group_no collate "C", id);
create trigger sku_substitute_gives_period after update of status, effective_from, effective_to on sku_substitute
  for each row execute function give_group_period();
create trigger sku_substitute_past before update on sku_substitute for each row execute function refuse_past_change();

create table sku_substitute_members (
  id bigint generated always as identity primary key,
  record_id bigint not null references sku_substitute (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  rank integer not null check (rank >= 1),
  ratio numeric(12, 4) not null check (ratio > 0),
  type text not null,
  stop_date date,
  -- the days on which the group is in use; a group out of use has none
  period daterange not null,
  unique (record_id, line_no) deferrable initially immediate,
  -- a SKU is in one group at a time
  constraint sku_substitute_members_one_group exclude using gist (int8range(sku, sku, '[]') with &&, period with &&)
);
create index sku_substitute_members_sku on sku_substitute_members (sku);
create trigger sku_substitute_members_period before insert on sku_substitute_members for each row execute function take_group_period();
create trigger sku_substitute_members_past before update of line_no, sku, rank, ratio, type, stop_date or delete on sku_substitute_members
  for each row execute function refuse_past_line('sku_substitute');
create trigger sku_substitute_members_past_added after insert on sku_substitute_members referencing new table as added
  for each statement execute function refuse_added_past_line('sku_substitute');

create table material_area (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  market bigint not null references market (id) on delete restrict,
  sku_group bigint not null references sku_substitute (id) on delete restrict,
  main_sku bigint not null references sku (id) on delete restrict,
  policy text not null check (policy in ('whole', 'split')),
  note text,
  effective_from date not null,
  effective_to date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint material_area_period check (effective_to >= effective_from),
  constraint material_area_periods exclude using gist (
    int8range(market, market, '[]') with &&, int8range(sku_group, sku_group, '[]') with &&,
    daterange(effective_from, effective_to, '[]') with &&) where (status = 1)
);
create unique index material_area_key on material_area (market, sku_group, effective_from);
create index material_area_sku_group on material_area (sku_group);
create index material_area_main_sku on material_area (main_sku);
create index material_area_updated on material_area (updated_at, id);
create trigger material_area_past before update on material_area for each row execute function refuse_past_change();

create table material_area_order (
  id bigint generated always as identity primary key,
  record_id bigint not null references material_area (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index material_area_order_sku on material_area_order (sku);
create trigger material_area_order_past before update or delete on material_area_order
  for each row execute function refuse_past_line('material_area');
create trigger material_area_order_past_added after insert on material_area_order referencing new table as added
  for each statement execute function refuse_added_past_line('material_area');

-- What became of groups and of their main parts, SKU by SKU: written with the history, only ever added to.
create table sku_substitute_log (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  at timestamptz(3) not null,
  by_user bigint references app_user (id),
  market bigint references market (id) on delete restrict,
  group_no text,
  sku text,
  action text not null,
  field text,
  before text,
  after text,
  reason text,
  request_no text
);
create index sku_substitute_log_at on sku_substitute_log (at desc, id desc);
create index sku_substitute_log_market on sku_substitute_log (market);
create index sku_substitute_log_sku on sku_substitute_log (sku);
create index sku_substitute_log_sku_listed on sku_substitute_log (sku collate "C", id);
create index sku_substitute_log_group_no_listed on sku_substitute_log (group_no collate "C", id);
-- What nothing but lists looks for has the one index.
create index sku_substitute_log_request on sku_substitute_log (request_no collate "C", id);
create trigger sku_substitute_log_append_only before update or delete on sku_substitute_log for each row execute function refuse_change();
