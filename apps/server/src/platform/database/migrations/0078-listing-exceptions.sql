-- Faults of listings that checks found, with their life; one of a kind at a time for each listing, until it is ended.
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
  check (state in ('done', 'ignored') or ended_at is null)
);
create unique index listing_exception_live on listing_exception (store, site, msku, rule) where ended_at is null;
create index listing_exception_store on listing_exception (store);
create index listing_exception_site on listing_exception (site);
create index listing_exception_sku on listing_exception (sku);
create index listing_exception_since on listing_exception (since, id);

-- From where on something is a fault, on sites that do not go by the usual thresholds.
create table listing_threshold (
  site bigint primary key references site (id) on delete restrict,
  no_buy_box_hours integer check (no_buy_box_hours between 1 and 720),
  price_factor numeric(6, 2) check (price_factor between 1 and 10),
  rating_least numeric(2, 1) check (rating_least between 1 and 5),
  reviews_least integer check (reviews_least >= 0),
  updated_by bigint not null references app_user (id),
  updated_at timestamptz(3) not null default now()
);

-- Checks that run by themselves: once for each day of China.
create table nightly_check (
  kind text not null,
  day date not null,
  at timestamptz(3) not null,
  opened integer not null,
  ended integer not null,
  primary key (kind, day)
);
