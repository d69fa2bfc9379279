-- Pieces sold of a SKU from a node in a week of ISO 8601; the revenue is in CNY.
create table weekly_sales (
  sku bigint not null references sku (id) on delete restrict,
  node bigint not null references plan_node (id) on delete restrict,
  week text not null check (week ~ '^\d{4}-W\d{2}$'),
  units integer not null check (units >= 0),
  revenue numeric(18, 4) not null check (revenue >= 0),
  primary key (sku, node, week)
);
create index weekly_sales_node on weekly_sales (node, week);
create index weekly_sales_week on weekly_sales (week);

create table season_factor (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  name text not null,
  scope text not null check (scope in ('global', 'category', 'sku')),
  category bigint references category (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  market bigint not null references market (id) on delete restrict,
  year integer check (year between 2000 and 2100),
  m1 numeric(6, 4) not null check (m1 between 0.2 and 5),
  m2 numeric(6, 4) not null check (m2 between 0.2 and 5),
  m3 numeric(6, 4) not null check (m3 between 0.2 and 5),
  m4 numeric(6, 4) not null check (m4 between 0.2 and 5),
  m5 numeric(6, 4) not null check (m5 between 0.2 and 5),
  m6 numeric(6, 4) not null check (m6 between 0.2 and 5),
  m7 numeric(6, 4) not null check (m7 between 0.2 and 5),
  m8 numeric(6, 4) not null check (m8 between 0.2 and 5),
  m9 numeric(6, 4) not null check (m9 between 0.2 and 5),
  m10 numeric(6, 4) not null check (m10 between 0.2 and 5),
  m11 numeric(6, 4) not null check (m11 between 0.2 and 5),
  m12 numeric(6, 4) not null check (m12 between 0.2 and 5),
  total numeric(7, 4) not null check (abs(total - 12) <= 0.005),
  source text,
  effective_from date not null,
  effective_to date,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint season_factor_period check (effective_to >= effective_from),
  constraint season_factor_periods exclude using gist (
    code_range(scope, scope, '[]') with &&, int8range(coalesce(category, 0), coalesce(category, 0), '[]') with &&,
    int8range(coalesce(sku, 0), coalesce(sku, 0), '[]') with &&, int8range(market, market, '[]') with &&,
    int4range(coalesce(year, 0), coalesce(year, 0), '[]') with &&, daterange(effective_from, effective_to, '[]') with &&) where (status = 1)
);
create unique index season_factor_key on season_factor (scope, category, sku, market, year, effective_from) nulls not distinct;
create index season_factor_category on season_factor (category);
create index season_factor_sku on season_factor (sku);
create index season_factor_market on season_factor (market);
create index season_factor_from on season_factor (effective_from, id);
create index season_factor_updated on season_factor (updated_at, id);
create trigger season_factor_past before update on season_factor for each row execute function refuse_past_change();

-- Who comes first when goods are short: a priority of each SKU in each market.
create table sku_priority (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  name text not null,
  sku bigint not null references sku (id) on delete restrict,
  market bigint not null references market (id) on delete restrict,
  revenue numeric(18, 4),
  cumulative numeric(7, 4),
  abc text,
  cv numeric(9, 4),
  xyz text,
  suggested text,
  manual text,
  priority text,
  rank integer not null default 3,
  differs boolean,
  reason text,
  until date,
  calc_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index sku_priority_key on sku_priority (sku, market);
create index sku_priority_market on sku_priority (market, priority);
create index sku_priority_revenue on sku_priority (revenue desc nulls first, id desc);
create index sku_priority_until on sku_priority (until) where manual is not null;
create index sku_priority_updated on sku_priority (updated_at, id);
