-- The contract rate cards of parcel carriers, by code and period.
create table freight_table (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  table_no text not null,
  code text not null,
  name_zh text not null,
  name_en text not null,
  country bigint not null references country (id) on delete restrict,
  courier bigint not null references courier (id) on delete restrict,
  currency text not null,
  weight_unit text not null,
  divisor numeric(16, 2) not null check (divisor between 1 and 99999),
  dim_round text not null,
  step_unit numeric(16, 4) not null check (step_unit between 0.0001 and 100),
  effective_from date not null,
  effective_to date,
  source text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint freight_table_period check (effective_to >= effective_from),
  constraint freight_table_periods
    exclude using gist (int8range(hashtextextended(code, 0), hashtextextended(code, 0), '[]') with &&,
      daterange(effective_from, effective_to, '[]') with &&) where (status = 1)
);
create unique index freight_table_key on freight_table (code, effective_from);
create unique index freight_table_no on freight_table (table_no);
create index freight_table_country on freight_table (country);
create index freight_table_courier on freight_table (courier);
create index freight_table_updated on freight_table (updated_at, id);
create index freight_table_code on freight_table (code collate "C", id);
create trigger freight_table_past before update on freight_table for each row execute function refuse_past_change();

create table freight_table_rates (
  id bigint generated always as identity primary key,
  record_id bigint not null references freight_table (id) on delete cascade,
  line_no integer not null,
  zone text not null,
  max_weight numeric(18, 4) not null check (max_weight between 0.0001 and 99999),
  amount numeric(18, 4) not null check (amount between 0 and 999999),
  residential numeric(18, 4),
  per_step_over numeric(18, 4),
  unique (record_id, line_no) deferrable initially immediate
);
create trigger freight_table_rates_past before update or delete on freight_table_rates
  for each row execute function refuse_past_line('freight_table');
create trigger freight_table_rates_past_added after insert on freight_table_rates referencing new table as added
  for each statement execute function refuse_added_past_line('freight_table');

create table freight_table_zones (
  id bigint generated always as identity primary key,
  record_id bigint not null references freight_table (id) on delete cascade,
  line_no integer not null,
  origin_prefix text not null,
  dest_prefix text not null,
  zone text not null,
  unique (record_id, line_no) deferrable initially immediate
);
create trigger freight_table_zones_past before update or delete on freight_table_zones
  for each row execute function refuse_past_line('freight_table');
create trigger freight_table_zones_past_added after insert on freight_table_zones referencing new table as added
  for each statement execute function refuse_added_past_line('freight_table');

create table freight_table_surcharges (
  id bigint generated always as identity primary key,
  record_id bigint not null references freight_table (id) on delete cascade,
  line_no integer not null,
  code text not null,
  kind text not null,
  zone text not null,
  amount numeric(18, 4),
  over_longest numeric(18, 4),
  over_second numeric(18, 4),
  over_girth numeric(18, 4),
  over_volume numeric(18, 4),
  over_weight numeric(18, 4),
  min_billable numeric(18, 4),
  fuelable boolean,
  postcodes text,
  effective_from date,
  effective_to date,
  unique (record_id, line_no) deferrable initially immediate
);
create trigger freight_table_surcharges_past before update or delete on freight_table_surcharges
  for each row execute function refuse_past_line('freight_table');
create trigger freight_table_surcharges_past_added after insert on freight_table_surcharges referencing new table as added
  for each statement execute function refuse_added_past_line('freight_table');

create table freight_table_fuel (
  id bigint generated always as identity primary key,
  record_id bigint not null references freight_table (id) on delete cascade,
  line_no integer not null,
  effective_from date not null,
  effective_to date,
  percent numeric(9, 4) not null check (percent between 0 and 100),
  unique (record_id, line_no) deferrable initially immediate
);
create trigger freight_table_fuel_past before update or delete on freight_table_fuel
  for each row execute function refuse_past_line('freight_table');
create trigger freight_table_fuel_past_added after insert on freight_table_fuel referencing new table as added
  for each statement execute function refuse_added_past_line('freight_table');
