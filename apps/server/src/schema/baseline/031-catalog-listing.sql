-- What Amazon said of each listing, day by day. The last snapshot of a listing is marked, so that the list of today is an index of its own.
create table amazon_listing (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  msku text not null,
  asin text not null,
  fnsku text,
  sku bigint references sku (id) on delete restrict,
  title text not null,
  brand text,
  price numeric(18, 4) check (price >= 0),
  buy_box boolean,
  rank integer check (rank >= 1),
  rating numeric(2, 1) check (rating between 0 and 5),
  reviews integer check (reviews >= 0),
  fulfilment text not null check (fulfilment in ('fba', 'fbm')),
  stock integer check (stock >= 0),
  fitment_count integer check (fitment_count >= 0),
  images integer check (images >= 0),
  listing_status text not null check (listing_status in ('active', 'inactive', 'incomplete', 'suppressed', 'stranded', 'deleted')),
  snapshot_date date not null,
  latest boolean,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  -- How many pieces of a listing were sold on the day of its snapshot: with it cover, the course of sales and what an exception has lost.
  units integer check (units >= 0)
);
create unique index amazon_listing_key on amazon_listing (store, site, msku, snapshot_date);
create index amazon_listing_site on amazon_listing (site);
create index amazon_listing_sku on amazon_listing (sku);
create index amazon_listing_msku on amazon_listing (msku collate "C", id);
create index amazon_listing_latest on amazon_listing (msku collate "C", id) where latest;
create index amazon_listing_latest_store on amazon_listing (store, site) where latest;
create index amazon_listing_asin_listed on amazon_listing (asin collate "C", id);
create index amazon_listing_updated on amazon_listing (updated_at, id);
create index amazon_listing_latest_updated on amazon_listing (updated_at, id) where latest;

-- Exceptions of listings that checks found, with their life; one of a kind at a time for each listing, until it is ended.
create table listing_exception (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  level text not null check (level in ('high', 'mid', 'low')),
  rule text not null,
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  msku text not null,
  asin text not null,
  sku bigint references sku (id) on delete restrict,
  value text,
  threshold text,
  since date not null,
  found_at timestamptz(3) not null,
  state text not null default 'open' check (state in ('open', 'doing', 'done', 'ignored')),
  handler bigint references app_user (id),
  result text,
  ended_at timestamptz(3),
  mended boolean,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  units_lost integer check (units_lost >= 0),
  check (state in ('done', 'ignored') or ended_at is null)
);
create unique index listing_exception_live on listing_exception (store, site, msku, rule) where ended_at is null;
create index listing_exception_store on listing_exception (store);
create index listing_exception_site on listing_exception (site);
create index listing_exception_sku on listing_exception (sku);
create index listing_exception_since on listing_exception (since, id);
create index listing_exception_asin_listed on listing_exception (asin collate "C", id);
create index listing_exception_updated on listing_exception (updated_at, id);

-- From where on something is an exception, on sites that do not go by the usual thresholds.
create table listing_threshold (
  site bigint primary key references site (id) on delete restrict,
  no_buy_box_hours integer check (no_buy_box_hours between 1 and 720),
  price_factor numeric(6, 2) check (price_factor between 1 and 10),
  rating_least numeric(2, 1) check (rating_least between 1 and 5),
  reviews_least integer check (reviews_least >= 0),
  updated_by bigint not null references app_user (id),
  updated_at timestamptz(3) not null default now()
);
