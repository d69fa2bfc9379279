-- By which rules quantities are published: of a store, of a category of it, or of a SKU.
create table publish_rule (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  category bigint references category (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  buffer integer not null check (buffer >= 0),
  share integer not null check (share between 0 and 100),
  cap integer check (cap >= 0),
  least integer not null default 0 check (least >= 0),
  note text check (length(note) <= 300),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint publish_rule_scope check (category is null or sku is null)
);
create unique index publish_rule_key on publish_rule (store, category, sku) nulls not distinct;
create index publish_rule_category on publish_rule (category);
create index publish_rule_sku on publish_rule (sku);
create index publish_rule_updated on publish_rule (updated_at, id);

-- What can be sold of each listing and what its channel shows, as it was counted last.
create table sellable_stock (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  pt_sku bigint not null references pt_sku (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  fulfilment text not null check (fulfilment in ('fba', 'fbm', 'wfs', 'b2b')),
  category bigint references category (id) on delete restrict,
  owner bigint references app_user (id),
  units7 integer not null default 0,
  units30 integer not null default 0,
  days_of_supply numeric(15, 1) check (days_of_supply >= 0),
  stock_out_on date,
  standing text not null check (standing in ('unmapped', 'unknown', 'out', 'short', 'fine', 'idle', 'excess')),
  sellable integer,
  fba_fulfillable integer,
  fba_inbound integer,
  fba_reserved integer,
  fba_unfulfillable integer,
  on_hand integer not null default 0,
  reserved integer not null default 0,
  available integer not null default 0,
  in_transit integer not null default 0,
  first_eta date,
  first_qty integer,
  next_week text check (next_week ~ '^\d{4}-W\d{2}$'),
  next_qty integer,
  -- Codes of the warehouses of the store in which parts of it lie.
  warehouses text[],
  aged integer not null default 0,
  ruled integer check (ruled >= 0),
  published integer check (published >= 0),
  channel_qty integer,
  difference integer generated always as (channel_qty - published) stored,
  differs boolean generated always as (coalesce(channel_qty <> published, false)) stored,
  frozen_until date,
  freeze_reason text check (length(freeze_reason) <= 200),
  counted_at timestamptz(3) not null,
  check ((frozen_until is null) = (freeze_reason is null))
);
create unique index sellable_stock_key on sellable_stock (pt_sku);
create index sellable_stock_sku on sellable_stock (sku, id);
create index sellable_stock_store on sellable_stock (store, id);
create index sellable_stock_site on sellable_stock (site, id);
create index sellable_stock_category on sellable_stock (category, id);
create index sellable_stock_owner on sellable_stock (owner, id);
create index sellable_stock_supply on sellable_stock (days_of_supply, id);
create index sellable_stock_standing on sellable_stock (standing, days_of_supply, id);
create index sellable_stock_out_on on sellable_stock (stock_out_on, id);
create index sellable_stock_units7 on sellable_stock (units7, id);
create index sellable_stock_units30 on sellable_stock (units30, id);
create index sellable_stock_sellable on sellable_stock (sellable, id);
create index sellable_stock_available on sellable_stock (available, id);
create index sellable_stock_first_eta on sellable_stock (first_eta, id);
create index sellable_stock_warehouses on sellable_stock using gin (warehouses);
create index sellable_stock_aged on sellable_stock (aged, id);
create index sellable_stock_difference on sellable_stock (difference, id);
create index sellable_stock_differs on sellable_stock (days_of_supply, id) where differs;
create index sellable_stock_frozen on sellable_stock (frozen_until, id) where frozen_until is not null;

-- Every quantity that was published, with what it was worked out of.
create table published_qty (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  pt_sku bigint not null references pt_sku (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  store bigint not null references store (id) on delete restrict,
  available integer not null,
  buffer integer,
  share integer,
  cap integer,
  least integer,
  qty_before integer,
  qty integer not null check (qty >= 0),
  reason text not null check (reason in ('asked', 'stock', 'frozen', 'released')),
  result text not null check (result in ('feed', 'file')),
  published_by bigint references app_user (id),
  published_at timestamptz(3) not null
);
create index published_qty_pt_sku on published_qty (pt_sku, published_at);
create index published_qty_sku on published_qty (sku);
create index published_qty_store on published_qty (store, published_at);
create index published_qty_by on published_qty (published_by);
create index published_qty_result on published_qty (result, published_at, id);
create index published_qty_at on published_qty (published_at, id);

-- What of each SKU lies in each warehouse of a country, and how long it lasts there, as it was counted last.
create table stock_spread (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  sku bigint not null references sku (id) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  country bigint not null references country (id) on delete restrict,
  category bigint references category (id) on delete restrict,
  available integer not null,
  arriving integer not null,
  safety integer not null,
  weekly numeric(15, 1) not null,
  demand_share numeric(7, 1),
  cover_weeks numeric(15, 1),
  aged integer not null,
  -- CNY a piece that went out of the warehouse in 90 days cost to its buyer.
  last_mile numeric(18, 2) check (last_mile >= 0),
  total integer not null,
  total_weekly numeric(15, 1) not null,
  imbalance numeric(3, 1) not null check (imbalance between 1 and 99),
  suggested boolean not null,
  counted_at timestamptz(3) not null
);
create unique index stock_spread_key on stock_spread (sku, warehouse);
create index stock_spread_warehouse on stock_spread (warehouse, id);
create index stock_spread_country on stock_spread (country, id);
create index stock_spread_category on stock_spread (category, id);
create index stock_spread_imbalance on stock_spread (imbalance, sku, id);
create index stock_spread_cover on stock_spread (cover_weeks, id);
create index stock_spread_available on stock_spread (available, id);
create index stock_spread_weekly on stock_spread (weekly, id);
create index stock_spread_last_mile on stock_spread (last_mile, id);
create index stock_spread_aged on stock_spread (aged, id);
create index stock_spread_suggested on stock_spread (imbalance, sku, id) where suggested;

-- Transfers between warehouses of a country that would even out their cover.
create table transfer_suggestion (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  sku bigint not null references sku (id) on delete restrict,
  from_warehouse bigint not null references warehouse (id) on delete restrict,
  to_warehouse bigint not null references warehouse (id) on delete restrict,
  qty integer not null check (qty > 0),
  cartons integer not null check (cartons > 0),
  carton_qty integer not null check (carton_qty > 0),
  from_cover numeric(15, 1),
  to_cover numeric(15, 1),
  cover_after numeric(15, 1),
  -- CNY a unit: to transfer it, to fly it in instead, what it earns, and the cheaper of both; then of all units, what they cost and save.
  unit_cost numeric(18, 2),
  unit_air numeric(18, 2),
  unit_margin numeric(18, 2),
  unit_saved numeric(18, 2) check (unit_saved >= 0),
  cost numeric(18, 2),
  -- By which truck or parcel channel the cost was worked out: its code.
  cost_by text,
  saving numeric(18, 2),
  reason text not null check (reason in ('cheaperThanAir', 'cheaperThanLost', 'costUnknown', 'savingUnknown')),
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected')),
  transfer_no text,
  reject_reason text check (length(reject_reason) <= 200),
  suggested_at timestamptz(3) not null,
  decided_by bigint references app_user (id),
  decided_at timestamptz(3)
);
create unique index transfer_suggestion_open on transfer_suggestion (sku, from_warehouse, to_warehouse) where state = 'open';
create index transfer_suggestion_sku on transfer_suggestion (sku, from_warehouse, to_warehouse, decided_at);
create index transfer_suggestion_from on transfer_suggestion (from_warehouse);
create index transfer_suggestion_to on transfer_suggestion (to_warehouse);
create index transfer_suggestion_state on transfer_suggestion (state, qty, id);
create index transfer_suggestion_cost on transfer_suggestion (cost, id);
create index transfer_suggestion_saving on transfer_suggestion (saving, id);
create index transfer_suggestion_reason on transfer_suggestion (reason, id);
create index transfer_suggestion_qty on transfer_suggestion (qty, id);
create index transfer_suggestion_suggested on transfer_suggestion (suggested_at, id);
create index transfer_suggestion_decided_by on transfer_suggestion (decided_by);
create index transfer_suggestion_no on transfer_suggestion (transfer_no collate "C", id);
