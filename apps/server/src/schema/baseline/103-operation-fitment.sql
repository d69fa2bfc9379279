-- What each category of a platform takes of vehicles, and by which numbers it knows them.
create table fitment_limit (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  platform text not null check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek', 'shopify')),
  site bigint references site (id) on delete restrict,
  category bigint references category (id) on delete restrict,
  id_kind text not null check (id_kind in ('ymm', 'epid', 'ktype', 'aces')),
  most integer check (most between 1 and 20000),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index fitment_limit_key on fitment_limit (platform, site, category) nulls not distinct;
create index fitment_limit_site on fitment_limit (site);
create index fitment_limit_category on fitment_limit (category);
create index fitment_limit_updated on fitment_limit (updated_at, id);

-- The numbers of the Auto Care databases and the words of platforms by ours: of makes, models, part types, positions and brands.
create table fitment_code (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  kind text not null check (kind in ('make', 'model', 'submodel', 'partType', 'position', 'brand', 'productType', 'version', 'sender')),
  name text not null,
  number text not null,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index fitment_code_key on fitment_code (kind, lower(name));
create index fitment_code_name on fitment_code (lower(name) collate "C", id);
create index fitment_code_number on fitment_code (number collate "C", id);
create index fitment_code_updated on fitment_code (updated_at, id);

-- How what a listing shows of vehicles stands to the fitment of its parts: a row for each listing, compared again whenever either changes.
create table listing_fitment (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  platform text not null,
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  seller_sku text not null,
  item_id text,
  skus text[],
  id_kind text not null default 'ymm' check (id_kind in ('ymm', 'epid', 'ktype', 'aces')),
  category_limit integer,
  library integer not null default 0 check (library >= 0),
  published integer not null default 0 check (published >= 0),
  to_add integer not null default 0 check (to_add >= 0),
  to_remove integer not null default 0 check (to_remove >= 0),
  over_limit integer not null default 0 check (over_limit >= 0),
  missing integer not null default 0 check (missing >= 0),
  excluded integer not null default 0 check (excluded >= 0),
  sync text not null default 'error' check (sync in ('same', 'toAdd', 'toRemove', 'overLimit', 'error')),
  synced_at timestamptz(3),
  compared_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index listing_fitment_key on listing_fitment (store, site, seller_sku);
create index listing_fitment_site on listing_fitment (site);
create index listing_fitment_seller_sku on listing_fitment (seller_sku collate "C", id);
create index listing_fitment_item_id on listing_fitment (item_id collate "C", id);
create index listing_fitment_skus on listing_fitment using gin (skus);
create index listing_fitment_sync on listing_fitment (sync, to_add, id);
create index listing_fitment_to_add on listing_fitment (to_add, id);
create index listing_fitment_to_remove on listing_fitment (to_remove, id);
create index listing_fitment_over_limit on listing_fitment (over_limit, id);
create index listing_fitment_synced on listing_fitment (synced_at, id);
create index listing_fitment_updated on listing_fitment (updated_at, id);

create table listing_fitment_vehicles (
  id bigint generated always as identity primary key,
  record_id bigint not null references listing_fitment (id) on delete cascade,
  line_no integer not null,
  make text not null,
  model text not null,
  year_from integer not null,
  year_to integer not null,
  submodel text,
  engine text,
  k_type text,
  e_pid text,
  note text,
  build text not null,
  unique (record_id, line_no) deferrable initially immediate
);
create index listing_fitment_vehicles_named on listing_fitment_vehicles ((make || ' ' || model) collate "C", record_id);
create index listing_fitment_vehicles_folded on listing_fitment_vehicles (lower(make), lower(model), year_from);

create table listing_fitment_exclusions (
  id bigint generated always as identity primary key,
  record_id bigint not null references listing_fitment (id) on delete cascade,
  line_no integer not null,
  make text not null,
  model text not null,
  year_from integer not null,
  year_to integer not null,
  reason text not null,
  excluded_by bigint references app_user (id),
  excluded_at timestamptz(3),
  unique (record_id, line_no) deferrable initially immediate
);

-- Files of fitment that were made for platforms, as they were sent.
create table fitment_feed (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  feed_no text not null,
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  kind text not null check (kind in ('aces', 'ebayYmm', 'ebayEpid', 'ebayKtype', 'amazonKtype')),
  whole boolean not null,
  listings integer not null check (listings > 0),
  added integer not null check (added >= 0),
  removed integer not null check (removed >= 0),
  over_limit integer not null check (over_limit >= 0),
  gaps integer not null check (gaps >= 0),
  bytes bigint not null check (bytes > 0),
  sha256 text not null,
  content text not null,
  state text not null default 'built' check (state in ('built', 'confirmed', 'partly', 'refused')),
  built_by bigint not null references app_user (id),
  built_at timestamptz(3) not null default now(),
  settled_by bigint references app_user (id),
  settled_at timestamptz(3)
);
create unique index fitment_feed_no on fitment_feed (feed_no collate "C");
create index fitment_feed_store on fitment_feed (store);
create index fitment_feed_site on fitment_feed (site);
create index fitment_feed_built on fitment_feed (built_at, id);

create table fitment_feed_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references fitment_feed (id) on delete cascade,
  line_no integer not null,
  seller_sku text not null,
  rows integer not null,
  added integer not null,
  removed integer not null,
  refusal text,
  unique (record_id, line_no) deferrable initially immediate
);

create table fitment_feed_gap_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references fitment_feed (id) on delete cascade,
  line_no integer not null,
  seller_sku text not null,
  lacks text not null,
  name text not null,
  unique (record_id, line_no) deferrable initially immediate
);

-- What a listing showed before a feed, so that a refused part of it is taken back.
create table fitment_feed_before (
  feed bigint not null references fitment_feed (id) on delete cascade,
  listing_fitment bigint not null references listing_fitment (id) on delete cascade,
  seller_sku text not null,
  vehicles jsonb not null,
  synced_at timestamptz(3),
  primary key (feed, listing_fitment)
);
create index fitment_feed_before_listing on fitment_feed_before (listing_fitment);
