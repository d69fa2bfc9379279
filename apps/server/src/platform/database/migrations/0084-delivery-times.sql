-- How many working days a channel takes to a zone or a state, and a supplier to make goods.
create table delivery_time (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  channel bigint not null references logistics_channel (id) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  zone text,
  state text,
  min_days integer,
  typ_days integer not null check (typ_days between 0 and 30),
  max_days integer,
  calendar bigint not null references calendar (id) on delete restrict,
  effective_from date not null,
  effective_to date,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index delivery_time_key on delivery_time (channel, warehouse, zone, state, effective_from) nulls not distinct;
create index delivery_time_channel on delivery_time (channel);
create index delivery_time_warehouse on delivery_time (warehouse);
create index delivery_time_calendar on delivery_time (calendar);
create index delivery_time_updated on delivery_time (updated_at, id);
alter table delivery_time add constraint delivery_time_period check (effective_to >= effective_from);
alter table delivery_time add constraint delivery_time_periods exclude using gist (
  int8range(channel, channel, '[]') with &&, int8range(warehouse, warehouse, '[]') with &&,
  int8range(hashtextextended(coalesce('z' || zone, 's' || state, ''), 0), hashtextextended(coalesce('z' || zone, 's' || state, ''), 0), '[]') with &&,
  daterange(effective_from, effective_to, '[]') with &&) where (status = 1);
create trigger delivery_time_past before update on delivery_time for each row execute function refuse_past_change();

create table purchase_time (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  supplier bigint not null references supplier (id) on delete restrict,
  category bigint references category (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  lead_days integer not null check (lead_days between 1 and 365),
  sd_days numeric(16, 2),
  effective_from date not null,
  effective_to date,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index purchase_time_key on purchase_time (supplier, category, sku, effective_from) nulls not distinct;
create index purchase_time_supplier on purchase_time (supplier);
create index purchase_time_category on purchase_time (category);
create index purchase_time_sku on purchase_time (sku);
create index purchase_time_updated on purchase_time (updated_at, id);
alter table purchase_time add constraint purchase_time_period check (effective_to >= effective_from);
alter table purchase_time add constraint purchase_time_periods exclude using gist (
  int8range(supplier, supplier, '[]') with &&, int8range(coalesce(category, 0), coalesce(category, 0), '[]') with &&,
  int8range(coalesce(sku, 0), coalesce(sku, 0), '[]') with &&, daterange(effective_from, effective_to, '[]') with &&) where (status = 1);
create trigger purchase_time_past before update on purchase_time for each row execute function refuse_past_change();
