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
  updated_at timestamptz(3) not null default now()
);
create unique index amazon_listing_key on amazon_listing (store, site, msku, snapshot_date);
create index amazon_listing_site on amazon_listing (site);
create index amazon_listing_sku on amazon_listing (sku);
create index amazon_listing_msku on amazon_listing (msku collate "C", id);
create index amazon_listing_latest on amazon_listing (msku collate "C", id) where latest;
create index amazon_listing_latest_store on amazon_listing (store, site) where latest;

-- A listing is of the SKU that its seller's code names, unless it says another.
create function settle_listing_sku() returns trigger language plpgsql as $$
begin
  if new.sku is null then
    new.sku := (select s.id from sku s where s.sku = upper(new.msku));
  end if;
  return new;
end $$;
create trigger amazon_listing_sku before insert or update of sku on amazon_listing for each row execute function settle_listing_sku();

-- The last snapshot of each listing that snapshots came to, or were taken from, is marked as such. One change waits for the other.
create function mark_latest_listings() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('amazon_listing'));
  update amazon_listing l set latest = l.snapshot_date = last.day
  from (
    select c.store, c.site, c.msku, (select max(s.snapshot_date) from amazon_listing s where s.store = c.store and s.site = c.site and s.msku = c.msku) as day
    from (select distinct store, site, msku from changed) c
  ) last
  where l.store = last.store and l.site = last.site and l.msku = last.msku and l.latest is distinct from (l.snapshot_date = last.day);
  return null;
end $$;
create trigger amazon_listing_added after insert on amazon_listing referencing new table as changed for each statement execute function mark_latest_listings();
create trigger amazon_listing_taken after delete on amazon_listing referencing old table as changed for each statement execute function mark_latest_listings();

-- With the courses of price and rank over the 90 days before the snapshot: of the price the days on which it changed, of the rank each third day.
create view amazon_listing_shown as
select l.*,
  (select s.currency from site s where s.id = l.site) as currency,
  (select json_agg(json_build_array(c.day, c.price) order by c.day) from (
    select b.snapshot_date - l.snapshot_date as day, b.price, lag(b.price) over (order by b.snapshot_date) as before
    from amazon_listing b
    where b.store = l.store and b.site = l.site and b.msku = l.msku and b.snapshot_date between l.snapshot_date - 90 and l.snapshot_date and b.price is not null
  ) c where c.before is distinct from c.price or c.day = 0) as price_trend,
  (select json_agg(json_build_array(b.snapshot_date - l.snapshot_date, b.rank) order by b.snapshot_date) from amazon_listing b
    where b.store = l.store and b.site = l.site and b.msku = l.msku and b.snapshot_date between l.snapshot_date - 90 and l.snapshot_date and b.rank is not null
      and (l.snapshot_date - b.snapshot_date) % 3 = 0) as rank_trend
from amazon_listing l;
