-- How goods go from China to the warehouses, and how long that takes.
create table global_shipping (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  mode text not null,
  charge_by text not null,
  currency text not null,
  rate numeric(18, 4),
  min_charge numeric(18, 4),
  incoterm text,
  duty_included boolean,
  from_harbour bigint references harbour (id) on delete restrict,
  to_harbour bigint references harbour (id) on delete restrict,
  sail_weekdays integer[],
  cutoff_days integer,
  typical_days integer,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index global_shipping_key on global_shipping (code);
create index global_shipping_from_harbour on global_shipping (from_harbour);
create index global_shipping_to_harbour on global_shipping (to_harbour);
create index global_shipping_updated on global_shipping (updated_at, id);

create index global_shipping_code on global_shipping (code collate "C", id);

create table first_leg_time (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  origin bigint not null references warehouse (id) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  shipping bigint not null references global_shipping (id) on delete restrict,
  stages_told text,
  total_p50 integer,
  total_p85 integer,
  effective_from date not null,
  effective_to date,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index first_leg_time_key on first_leg_time (origin, warehouse, shipping, effective_from);
create index first_leg_time_origin on first_leg_time (origin);
create index first_leg_time_warehouse on first_leg_time (warehouse);
create index first_leg_time_shipping on first_leg_time (shipping);
create index first_leg_time_updated on first_leg_time (updated_at, id);

create table first_leg_time_stages (
  id bigint generated always as identity primary key,
  record_id bigint not null references first_leg_time (id) on delete cascade,
  line_no integer not null,
  code text not null,
  days_p50 integer not null check (days_p50 between 0 and 90),
  days_p85 integer not null check (days_p85 between 0 and 90),
  calendar bigint references calendar (id) on delete restrict,
  wait_sailing boolean,
  unique (record_id, line_no) deferrable initially immediate
);

create index first_leg_time_from on first_leg_time (effective_from, id);
create index first_leg_time_stages_calendar on first_leg_time_stages (calendar);
alter table first_leg_time add constraint first_leg_time_period check (effective_to >= effective_from);
alter table first_leg_time add constraint first_leg_time_periods exclude using gist (
  int8range(origin, origin, '[]') with &&, int8range(warehouse, warehouse, '[]') with &&, int8range(shipping, shipping, '[]') with &&,
  daterange(effective_from, effective_to, '[]') with &&) where (status = 1);
create trigger first_leg_time_past before update on first_leg_time for each row execute function refuse_past_change();
create trigger first_leg_time_stages_past before update or delete on first_leg_time_stages for each row execute function refuse_past_line('first_leg_time');
