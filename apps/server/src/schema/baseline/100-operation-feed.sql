-- Which column of a feed holds what of a listing, as PartsGeek takes its files; it is kept here because nobody publishes the layout.
create table parts_geek_column (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  header text not null check (length(header) between 1 and 60),
  place integer not null check (place between 1 and 999),
  field text,
  fixed text check (length(fixed) <= 100),
  in_inventory boolean not null default false,
  note text check (length(note) <= 300),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index parts_geek_column_key on parts_geek_column (header);
create index parts_geek_column_place on parts_geek_column (place, id);
insert into parts_geek_column (header, place, field, fixed, in_inventory) values
  ('Brand', 1, 'brandName', null, true),
  ('PartNumber', 2, 'partNumber', null, true),
  ('PartTypeID', 3, 'partTypeId', null, false),
  ('Title', 4, 'title', null, false),
  ('Description', 5, 'description', null, false),
  ('Condition', 6, 'condition', null, false),
  ('Price', 7, 'price', null, true),
  ('CorePrice', 8, 'corePrice', null, true),
  ('MAP', 9, 'mapPrice', null, false),
  ('ListPrice', 10, 'listPrice', null, false),
  ('Quantity', 11, 'qty', null, true),
  ('HandlingDays', 12, 'handlingDays', null, true),
  ('WeightLb', 13, 'weightLb', null, false),
  ('LengthIn', 14, 'lengthIn', null, false),
  ('WidthIn', 15, 'widthIn', null, false),
  ('HeightIn', 16, 'heightIn', null, false),
  ('ShipFromZip', 17, 'warehouseZip', null, false),
  ('OENumbers', 18, 'oeNumbers', null, false),
  ('Interchange', 19, 'interchange', null, false),
  ('Universal', 20, 'universal', null, false),
  ('Currency', 21, null, 'USD', false);

-- Files of listings that went to PartsGeek.
create table parts_geek_feed (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  feed_no text not null unique,
  store bigint not null references store (id) on delete restrict,
  kind text not null check (kind in ('full', 'delta', 'inventory', 'orders', 'tracking')),
  state text not null default 'built' check (state in ('built', 'sent', 'confirmed', 'failed')),
  rows integer not null check (rows >= 0),
  added integer not null default 0 check (added >= 0),
  changed integer not null default 0 check (changed >= 0),
  removed integer not null default 0 check (removed >= 0),
  accepted integer check (accepted >= 0),
  rejected integer check (rejected >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes >= 0),
  built_at timestamptz(3) not null,
  sent_at timestamptz(3),
  acknowledged_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create index parts_geek_feed_store on parts_geek_feed (store, built_at);
create index parts_geek_feed_built on parts_geek_feed (built_at, id);
create index parts_geek_feed_feed_no_listed on parts_geek_feed (feed_no collate "C", id);
create trigger parts_geek_feed_numbered before insert on parts_geek_feed
  for each row execute function number_document('PG', 'feed_no', 'warehouse');

-- The text of a feed as it was built: its file says the same whenever it is fetched.
create table parts_geek_feed_text (
  feed bigint primary key references parts_geek_feed (id) on delete cascade,
  content text not null
);

-- What we offer on PartsGeek.
create table parts_geek_listing (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  store bigint not null references store (id) on delete restrict,
  pt_sku bigint references pt_sku (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  brand_name text not null check (length(brand_name) between 1 and 60),
  part_number text not null check (length(part_number) between 1 and 50),
  part_number_key text not null,
  part_keys text[] not null,
  part_type_id integer check (part_type_id > 0),
  title text not null,
  description text check (length(description) <= 5000),
  condition text not null check (condition in ('new', 'reman', 'used')),
  price numeric(18, 4) check (price > 0),
  core_price numeric(18, 4) check (core_price between 0 and 999.99),
  map_price numeric(18, 4) check (map_price > 0),
  list_price numeric(18, 4) check (list_price > 0),
  handling_days integer check (handling_days between 0 and 10),
  weight_lb numeric(9, 2) check (weight_lb between 0.01 and 2000),
  length_in numeric(9, 2) check (length_in > 0),
  width_in numeric(9, 2) check (width_in > 0),
  height_in numeric(9, 2) check (height_in > 0),
  warehouse_zip text,
  oe_numbers text[],
  interchange text[],
  universal boolean,
  qty integer not null default 0 check (qty >= 0),
  qty_buffer integer check (qty_buffer >= 0),
  qty_share integer check (qty_share between 0 and 100),
  qty_cap integer check (qty_cap >= 0),
  qty_min integer check (qty_min >= 0),
  unit_cost numeric(18, 4),
  fee_percent numeric(9, 4),
  floor numeric(18, 4) check (floor > 0),
  floor_missing text[],
  floor_at timestamptz(3),
  margin numeric(13, 2),
  below_floor boolean not null default false,
  confirm_change boolean,
  units30 integer not null default 0 check (units30 >= 0),
  unsent boolean not null default true,
  state text not null default 'draft' check (state in ('draft', 'pending', 'submitted', 'active', 'error', 'inactive', 'ended')),
  platform_result text check (platform_result in ('accepted', 'rejected')),
  errors text check (length(errors) <= 2000),
  has_error boolean not null default false,
  last_feed bigint references parts_geek_feed (id) on delete restrict,
  last_feed_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index parts_geek_listing_key on parts_geek_listing (store, lower(brand_name), part_number_key) nulls not distinct;
create index parts_geek_listing_pt_sku on parts_geek_listing (pt_sku) where pt_sku is not null;
create index parts_geek_listing_sku on parts_geek_listing (sku);
create index parts_geek_listing_brand on parts_geek_listing (lower(brand_name), id);
create index parts_geek_listing_part_number on parts_geek_listing (part_number collate "C", id);
create index parts_geek_listing_part_keys on parts_geek_listing using gin (part_keys);
create index parts_geek_listing_oe_numbers on parts_geek_listing using gin (oe_numbers);
create index parts_geek_listing_units on parts_geek_listing (units30, id);
create index parts_geek_listing_state on parts_geek_listing (state, id);
create index parts_geek_listing_unsent on parts_geek_listing (units30, id) where unsent;
create index parts_geek_listing_error on parts_geek_listing (id) where has_error;
create index parts_geek_listing_floor on parts_geek_listing (id) where below_floor;
create index parts_geek_listing_floor_at on parts_geek_listing (floor_at nulls first, id);
create index parts_geek_listing_margin on parts_geek_listing (margin, id);
create index parts_geek_listing_qty on parts_geek_listing (qty, id);
create index parts_geek_listing_last_feed on parts_geek_listing (last_feed);
create index parts_geek_listing_last_feed_at on parts_geek_listing (last_feed_at, id);
create index parts_geek_listing_updated on parts_geek_listing (updated_at, id);

-- What the platform has of each listing, as it was printed last.
create table parts_geek_sent (
  listing bigint primary key references parts_geek_listing (id) on delete cascade,
  store bigint not null,
  key text not null,
  cells text[] not null
);
create index parts_geek_sent_store on parts_geek_sent (store, key);
