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
  updated_at timestamptz(3) not null default now()
);
create unique index freight_table_key on freight_table (code, effective_from);
create unique index freight_table_no on freight_table (table_no);
create index freight_table_country on freight_table (country);
create index freight_table_courier on freight_table (courier);
create index freight_table_updated on freight_table (updated_at, id);
create index freight_table_code on freight_table (code collate "C", id);

create table freight_table_rates (
  id bigint generated always as identity primary key,
  record_id bigint not null references freight_table (id) on delete cascade,
  line_no integer not null,
  zone text not null,
  max_weight numeric(18, 4) not null check (max_weight between 0.0001 and 99999),
  amount numeric(18, 4) not null check (amount between 0 and 999999),
  per_step_over numeric(18, 4),
  unique (record_id, line_no) deferrable initially immediate
);

create table freight_table_zones (
  id bigint generated always as identity primary key,
  record_id bigint not null references freight_table (id) on delete cascade,
  line_no integer not null,
  origin_prefix text not null,
  dest_prefix text not null,
  zone text not null,
  unique (record_id, line_no) deferrable initially immediate
);

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
  unique (record_id, line_no) deferrable initially immediate
);

create table freight_table_fuel (
  id bigint generated always as identity primary key,
  record_id bigint not null references freight_table (id) on delete cascade,
  line_no integer not null,
  effective_from date not null,
  effective_to date,
  percent numeric(9, 4) not null check (percent between 0 and 100),
  unique (record_id, line_no) deferrable initially immediate
);

alter table freight_table add constraint freight_table_period check (effective_to >= effective_from);
alter table freight_table add constraint freight_table_periods
  exclude using gist (int8range(hashtextextended(code, 0), hashtextextended(code, 0), '[]') with &&, daterange(effective_from, effective_to, '[]') with &&) where (status = 1);
create trigger freight_table_past before update on freight_table for each row execute function refuse_past_change();
create trigger freight_table_rates_past before update or delete on freight_table_rates for each row execute function refuse_past_line('freight_table');
create trigger freight_table_zones_past before update or delete on freight_table_zones for each row execute function refuse_past_line('freight_table');
create trigger freight_table_surcharges_past before update or delete on freight_table_surcharges for each row execute function refuse_past_line('freight_table');
create trigger freight_table_fuel_past before update or delete on freight_table_fuel for each row execute function refuse_past_line('freight_table');

-- A channel refers to a rate card; on another day the card of the same code counts that is in force then.
drop view logistics_channel_shown;
alter table logistics_channel add column freight bigint references freight_table (id) on delete restrict;
create index logistics_channel_freight on logistics_channel (freight);
create view logistics_channel_shown as
select l.*,
  nullif(array(
    select w.code from logistics_channel_warehouses o join warehouse w on w.id = o.warehouse where o.record_id = l.id order by w.code collate "C"
  ), '{}') as warehouse_codes
from logistics_channel l;

create view freight_table_shown as
select t.*,
  (select count(*) from freight_table_zones z where z.record_id = t.id)::integer as zone_rows,
  (select count(*) from freight_table_rates r where r.record_id = t.id)::integer as rate_rows,
  (select count(*) from freight_table_surcharges s where s.record_id = t.id)::integer as surcharge_rows,
  (select f.percent from freight_table_fuel f
    where f.record_id = t.id and f.effective_from <= current_date and (f.effective_to is null or f.effective_to >= current_date) limit 1) as fuel_now,
  (select count(*) from logistics_channel c join freight_table o on o.id = c.freight where o.code = t.code)::integer as channels
from freight_table t;
