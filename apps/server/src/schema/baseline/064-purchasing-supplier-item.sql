-- What suppliers call articles, how they sell and pack them, and at which prices.
create table supplier_sku (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  supplier bigint not null references supplier (id) on delete restrict,
  supplier_item_no text not null check (length(supplier_item_no) between 1 and 60),
  sku bigint references sku (id) on delete restrict,
  name text not null check (length(name) between 1 and 200),
  state text not null default 'trial' check (state in ('trial', 'active', 'paused', 'stopped')),
  is_primary boolean not null default false,
  share_pct numeric(5, 2) check (share_pct between 0 and 100),
  currency text not null,
  price_incl_tax boolean not null default true,
  tax_rate numeric(9, 2) check (tax_rate between 0 and 100),
  price_waits boolean not null default false,
  price_proposed_by bigint references app_user (id),
  price_proposed_at timestamptz(3),
  price_refusal text check (length(price_refusal) <= 200),
  moq integer not null default 1 check (moq >= 1),
  carton_qty integer not null default 1 check (carton_qty >= 1),
  order_multiple integer not null default 1 check (order_multiple >= 1),
  lead_days integer check (lead_days between 1 and 180),
  incoterm text,
  mould_cost numeric(18, 3) check (mould_cost >= 0),
  mould_owner text check (mould_owner in ('us', 'supplier')),
  origin bigint references country (id) on delete restrict,
  note text check (length(note) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint supplier_sku_primary_of_sku check (sku is not null or not is_primary),
  -- A SKU has one primary supplier; the flag moves within one transaction.
  constraint supplier_sku_one_primary exclude using btree (sku with =) where (is_primary) deferrable initially deferred
);
create unique index supplier_sku_key on supplier_sku (supplier, supplier_item_no);
create index supplier_sku_sku on supplier_sku (sku, supplier);
create index supplier_sku_updated on supplier_sku (updated_at, id);
create index supplier_sku_state on supplier_sku (state, updated_at, id);
create index supplier_sku_currency_listed on supplier_sku (currency collate "C", id);
create index supplier_sku_item_no_listed on supplier_sku (supplier_item_no collate "C", id);
create index supplier_sku_waiting on supplier_sku (updated_at, id) where price_waits;
create index supplier_sku_origin on supplier_sku (origin);

-- Prices from a quantity on, over a span of days; no two of one quantity hold on a day.
create table supplier_sku_breaks (
  id bigint generated always as identity primary key,
  record_id bigint not null references supplier_sku (id) on delete cascade,
  line_no integer not null,
  min_qty integer not null check (min_qty between 1 and 999999),
  price numeric(18, 4) not null check (price > 0),
  valid_from date not null,
  valid_to date,
  unique (record_id, line_no) deferrable initially immediate,
  constraint supplier_sku_breaks_period check (valid_to >= valid_from),
  constraint supplier_sku_breaks_periods exclude using gist (
    int8range(record_id, record_id, '[]') with &&, int4range(min_qty, min_qty, '[]') with &&, daterange(valid_from, valid_to, '[]') with &&)
);

-- Prices that wait for a second person.
create table supplier_sku_proposed_breaks (
  id bigint generated always as identity primary key,
  record_id bigint not null references supplier_sku (id) on delete cascade,
  line_no integer not null,
  min_qty integer not null check (min_qty between 1 and 999999),
  price numeric(18, 4) not null check (price > 0),
  valid_from date not null,
  valid_to date,
  unique (record_id, line_no) deferrable initially immediate
);
