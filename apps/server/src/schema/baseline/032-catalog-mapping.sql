create table sku_map (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  platform text not null check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek', 'shopify', 'offline')),
  site bigint references site (id) on delete restrict,
  store bigint references store (id) on delete restrict,
  seller_sku text not null,
  note text,
  effective_from date not null,
  effective_to date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint sku_map_period check (effective_to >= effective_from),
  constraint sku_map_periods exclude using gist (
    code_range(platform || ' ' || coalesce(site, 0)::text || ' ' || coalesce(store, 0)::text || ' ' || seller_sku,
      platform || ' ' || coalesce(site, 0)::text || ' ' || coalesce(store, 0)::text || ' ' || seller_sku, '[]') with &&,
    daterange(effective_from, effective_to, '[]') with &&) where (status = 1)
);
create unique index sku_map_key on sku_map (platform, site, store, seller_sku, effective_from) nulls not distinct;
create index sku_map_site on sku_map (site);
create index sku_map_store on sku_map (store);
create index sku_map_seller_sku on sku_map (seller_sku collate "C", id);
create index sku_map_updated on sku_map (updated_at, id);
create index sku_map_listing on sku_map (seller_sku collate "C", platform, effective_from);
create trigger sku_map_past before update on sku_map for each row execute function refuse_past_change();

create table sku_map_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references sku_map (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  qty integer not null check (qty >= 1),
  revenue_share numeric(9, 4) check (revenue_share between 0 and 100),
  unique (record_id, line_no) deferrable initially immediate
);
create index sku_map_lines_sku on sku_map_lines (sku);
create trigger sku_map_lines_past before update or delete on sku_map_lines for each row execute function refuse_past_line('sku_map');
create trigger sku_map_lines_past_added after insert on sku_map_lines referencing new table as added
  for each statement execute function refuse_added_past_line('sku_map');

create table pt_sku (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  seller_sku text not null,
  item_id text,
  fulfilment text not null check (fulfilment in ('fba', 'fbm', 'wfs', 'b2b')),
  title text,
  listing_status text check (listing_status in ('active', 'inactive', 'incomplete', 'suppressed', 'stranded', 'deleted')),
  manager bigint references app_user (id),
  ignore_reason text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  -- Where a listing first came from: people, the platform itself, or an order.
  source text not null default 'people' check (source in ('people', 'listing', 'order'))
);
create unique index pt_sku_key on pt_sku (store, site, seller_sku);
create index pt_sku_site on pt_sku (site);
create index pt_sku_seller_sku on pt_sku (seller_sku collate "C", id);
create index pt_sku_item_id on pt_sku (item_id collate "C", id);
create index pt_sku_updated on pt_sku (updated_at, id);

create table fba_map (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  msku text not null,
  fnsku text not null,
  asin text not null,
  sku bigint not null references sku (id) on delete restrict,
  qty_per integer not null check (qty_per >= 1),
  label_type text check (label_type in ('fnsku', 'manufacturer')),
  effective_from date not null,
  effective_to date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint fba_map_period check (effective_to >= effective_from)
);
create unique index fba_map_key on fba_map (store, site, fnsku);
create index fba_map_site on fba_map (site);
create index fba_map_sku on fba_map (sku);
create index fba_map_msku on fba_map (msku collate "C", id);
create index fba_map_fnsku on fba_map (fnsku collate "C", id);
create index fba_map_updated on fba_map (updated_at, id);
create index fba_map_asin_listed on fba_map (asin collate "C", id);
-- Maps of FNSKUs that have ended stay as they were.
create trigger fba_map_past before update on fba_map for each row execute function refuse_past_change();

create table fba_pool (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  pool_code text not null,
  store bigint not null references store (id) on delete restrict,
  kind text not null check (kind in ('single', 'paneu', 'narf')),
  home_site bigint not null references site (id) on delete restrict,
  effective_from date not null,
  effective_to date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint fba_pool_period check (effective_to >= effective_from)
);
create unique index fba_pool_key on fba_pool (pool_code);
create index fba_pool_store on fba_pool (store);
create index fba_pool_home_site on fba_pool (home_site);
create index fba_pool_updated on fba_pool (updated_at, id);
create constraint trigger fba_pool_one after insert or update on fba_pool deferrable initially deferred
  for each row execute function one_pool_at_a_time();
-- Pools of stock at Amazon that have ended stay as they were, and so do the members of groups of substitutes.
create trigger fba_pool_past before update on fba_pool for each row execute function refuse_past_change();

create table fba_pool_sites (
  id bigint generated always as identity primary key,
  record_id bigint not null references fba_pool (id) on delete cascade,
  line_no integer not null,
  site bigint not null references site (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index fba_pool_sites_site on fba_pool_sites (site);
create constraint trigger fba_pool_sites_one after insert or update on fba_pool_sites deferrable initially deferred
  for each row execute function one_pool_at_a_time();
create trigger fba_pool_sites_past before update or delete on fba_pool_sites for each row execute function refuse_past_line('fba_pool');
create trigger fba_pool_sites_past_added after insert on fba_pool_sites referencing new table as added
  for each statement execute function refuse_added_past_line('fba_pool');

create table pt_sku_exception (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  rule text not null check (rule in ('unmapped', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7')),
  level text not null check (level in ('high', 'mid', 'low')),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  seller_sku text not null,
  skus text[],
  detail text,
  state text not null check (state in ('open', 'doing', 'done', 'ignored')),
  first_at timestamptz(3) not null,
  handler bigint references app_user (id),
  handled_at timestamptz(3),
  ended_by text check (ended_by in ('person', 'check')),
  result text,
  ignored_until date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index pt_sku_exception_key on pt_sku_exception (rule, store, site, seller_sku);
create index pt_sku_exception_store on pt_sku_exception (store);
create index pt_sku_exception_site on pt_sku_exception (site);
create index pt_sku_exception_first on pt_sku_exception (first_at, id);
-- Lists compare and sort codes by code point whatever the database's own language: each number and code by which a large table is found has
-- an
-- index that is ordered so. Where the server itself looks a number up, or a reference holds it, the index in the database's order stays
-- beside it.
create index pt_sku_exception_seller_sku_listed on pt_sku_exception (seller_sku collate "C", id);

-- Where a listing stands, and whether the years of a fitment could be one with others, is kept as maps, listings and fitments change, so
-- that
-- a list of a million finds them by an index and counts them.
-- What is kept refers to its record by no foreign key, which would wait for the lock on the record: the triggers delete it too.
create table pt_sku_standing (
  listing bigint primary key,
  state text not null check (state in ('unmapped', 'mapped', 'conflict', 'ignored')),
  until date
);
create index pt_sku_standing_state on pt_sku_standing (state, listing);
create index pt_sku_standing_until on pt_sku_standing (until) where until is not null;
