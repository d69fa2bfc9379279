create table cutoff_name (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  match text not null,
  value text not null,
  scope text not null,
  scope_ref text,
  action text not null,
  reason text,
  effective_from date not null,
  effective_to date,
  notified_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint cutoff_name_period check (effective_to >= effective_from),
  constraint cutoff_name_periods exclude using gist (
    code_range(match || ' ' || scope || ' ' || coalesce(scope_ref, '') || ' ' || lower(value),
      match || ' ' || scope || ' ' || coalesce(scope_ref, '') || ' ' || lower(value), '[]') with &&,
    daterange(effective_from, effective_to, '[]') with &&) where (status = 1)
);
create unique index cutoff_name_key on cutoff_name (match, lower(value), scope, scope_ref, effective_from) nulls not distinct;
create index cutoff_name_updated on cutoff_name (updated_at, id);
create index cutoff_name_from on cutoff_name (effective_from, id);
create trigger cutoff_name_past before update on cutoff_name for each row execute function refuse_past_change('notified_at');

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
  updated_at timestamptz(3) not null default now(),
  constraint delivery_time_period check (effective_to >= effective_from),
  constraint delivery_time_periods exclude using gist (
    int8range(channel, channel, '[]') with &&, int8range(warehouse, warehouse, '[]') with &&,
    int8range(hashtextextended(coalesce('z' || zone, 's' || state, ''), 0), hashtextextended(coalesce('z' || zone, 's' || state, ''), 0),
      '[]') with &&,
    daterange(effective_from, effective_to, '[]') with &&) where (status = 1)
);
create unique index delivery_time_key on delivery_time (channel, warehouse, zone, state, effective_from) nulls not distinct;
create index delivery_time_channel on delivery_time (channel);
create index delivery_time_warehouse on delivery_time (warehouse);
create index delivery_time_calendar on delivery_time (calendar);
create index delivery_time_updated on delivery_time (updated_at, id);
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
  updated_at timestamptz(3) not null default now(),
  constraint purchase_time_period check (effective_to >= effective_from),
  constraint purchase_time_periods exclude using gist (
    int8range(supplier, supplier, '[]') with &&, int8range(coalesce(category, 0), coalesce(category, 0), '[]') with &&,
    int8range(coalesce(sku, 0), coalesce(sku, 0), '[]') with &&, daterange(effective_from, effective_to, '[]') with &&) where (status = 1)
);
create unique index purchase_time_key on purchase_time (supplier, category, sku, effective_from) nulls not distinct;
create index purchase_time_supplier on purchase_time (supplier);
create index purchase_time_category on purchase_time (category);
create index purchase_time_sku on purchase_time (sku);
create index purchase_time_updated on purchase_time (updated_at, id);
create trigger purchase_time_past before update on purchase_time for each row execute function refuse_past_change();
