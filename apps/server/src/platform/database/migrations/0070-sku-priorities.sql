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
create trigger sku_priority_named before insert or update on sku_priority for each row execute function name_parameters();
