-- How many people saw a listing on a day, as its platform reports it.
create table listing_traffic (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  day date not null,
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  seller_sku text not null check (length(seller_sku) between 1 and 60),
  pt_sku bigint references pt_sku (id) on delete restrict,
  asin text check (length(asin) <= 20),
  sessions integer not null check (sessions >= 0),
  page_views integer check (page_views >= 0),
  -- How often the offer was the featured one, in percent of the page views.
  buy_box numeric(5, 2) check (buy_box between 0 and 100),
  -- As the platform counts them.
  units_ordered integer check (units_ordered >= 0),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index listing_traffic_key on listing_traffic (day, store, site, seller_sku);
create index listing_traffic_day on listing_traffic (day, id);
create index listing_traffic_store on listing_traffic (store, day);
create index listing_traffic_site on listing_traffic (site);
create index listing_traffic_pt_sku on listing_traffic (pt_sku, day);
create index listing_traffic_seller_sku on listing_traffic (seller_sku collate "C", id);
create index listing_traffic_asin on listing_traffic (asin collate "C", id);
create index listing_traffic_sessions on listing_traffic (sessions, id);
create index listing_traffic_updated on listing_traffic (updated_at, id);

-- Sessions of a day stand with one of its sales of a listing, the others have none of them; empty where none were reported. The units of
-- all of them were sold of what was visited.
alter table sales_day add column sessions integer check (sessions >= 0),
  add column visited_units integer not null generated always as (case when sessions is null then 0 else units end) stored,
  add column conversion numeric(13, 2) generated always as (round(units * 100.0 / nullif(sessions, 0), 2)) stored;
create index sales_day_visited on sales_day (pt_sku, day) where sessions is not null;

create index platform_listing_sessions on platform_listing (sessions30, id);
create index platform_listing_conversion on platform_listing (conversion30, id);
