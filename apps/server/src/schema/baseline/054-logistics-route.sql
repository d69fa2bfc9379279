-- The chain of companies that a shipment passes to a warehouse.
create table trade_route (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  warehouse bigint not null references warehouse (id) on delete restrict,
  exporter bigint references customs_exporter (id) on delete restrict,
  supervision text,
  is_default boolean,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint trade_route_one_default exclude using btree (warehouse with =) where (is_default and status = 1)
);
create unique index trade_route_key on trade_route (code);
create index trade_route_warehouse on trade_route (warehouse);
create index trade_route_exporter on trade_route (exporter);
create index trade_route_updated on trade_route (updated_at, id);

create table trade_route_legs (
  id bigint generated always as identity primary key,
  record_id bigint not null references trade_route (id) on delete cascade,
  line_no integer not null,
  seller bigint not null references company_entity (id) on delete restrict,
  buyer bigint not null references company_entity (id) on delete restrict,
  via bigint references harbour (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index trade_route_legs_seller on trade_route_legs (seller);
create index trade_route_legs_buyer on trade_route_legs (buyer);
create index trade_route_legs_via on trade_route_legs (via);

create table first_leg_time (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  origin bigint not null references warehouse (id) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  shipping bigint not null references global_shipping (id) on delete restrict,
  stages_summary text,
  total_p50 integer,
  total_p85 integer,
  effective_from date not null,
  effective_to date,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint first_leg_time_period check (effective_to >= effective_from),
  constraint first_leg_time_periods exclude using gist (
    int8range(origin, origin, '[]') with &&, int8range(warehouse, warehouse, '[]') with &&, int8range(shipping, shipping, '[]') with &&,
    daterange(effective_from, effective_to, '[]') with &&) where (status = 1)
);
create unique index first_leg_time_key on first_leg_time (origin, warehouse, shipping, effective_from);
create index first_leg_time_origin on first_leg_time (origin);
create index first_leg_time_warehouse on first_leg_time (warehouse);
create index first_leg_time_shipping on first_leg_time (shipping);
create index first_leg_time_updated on first_leg_time (updated_at, id);
create index first_leg_time_from on first_leg_time (effective_from, id);
create trigger first_leg_time_past before update on first_leg_time for each row execute function refuse_past_change();

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
create index first_leg_time_stages_calendar on first_leg_time_stages (calendar);
create trigger first_leg_time_stages_past before update or delete on first_leg_time_stages
  for each row execute function refuse_past_line('first_leg_time');
create trigger first_leg_time_stages_past_added after insert on first_leg_time_stages referencing new table as added
  for each statement execute function refuse_added_past_line('first_leg_time');
