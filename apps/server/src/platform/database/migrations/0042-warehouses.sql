-- Every place that can hold stock: Amazon's centres, warehouses, the parts that they are divided into, their areas and bins, and what lies in each bin.

create table amazon_warehouse (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  center text not null,
  country bigint not null references country (id) on delete restrict,
  state text,
  city text not null,
  zip text,
  address text,
  region text check (region in ('west', 'central', 'east')),
  accepts_pallet boolean,
  appointment boolean,
  near_harbour bigint references harbour (id) on delete restrict,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index amazon_warehouse_key on amazon_warehouse (center, country);
create unique index amazon_warehouse_center on amazon_warehouse (center);
create index amazon_warehouse_country on amazon_warehouse (country);
create index amazon_warehouse_near_harbour on amazon_warehouse (near_harbour);
create index amazon_warehouse_updated on amazon_warehouse (updated_at, id);

create table warehouse (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  type text not null check (type in ('domestic', 'overseas', 'threePl', 'fba', 'transit', 'returns')),
  country bigint not null references country (id) on delete restrict,
  state text,
  city text,
  zip text,
  address text,
  lat numeric(8, 4) check (lat between -90 and 90),
  lon numeric(8, 4) check (lon between -180 and 180),
  timezone text not null,
  calendar bigint not null references calendar (id) on delete restrict,
  company bigint not null references company_entity (id) on delete restrict,
  market bigint references market (id) on delete restrict,
  capacity_cbm numeric(20, 6) check (capacity_cbm > 0),
  cutoff_time text,
  ns_location_id text,
  fba_center bigint references amazon_warehouse (id) on delete restrict,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint warehouse_fba_names_center check ((type = 'fba') = (fba_center is not null))
);
create unique index warehouse_key on warehouse (code);
create index warehouse_country on warehouse (country);
create index warehouse_calendar on warehouse (calendar);
create index warehouse_company on warehouse (company);
create index warehouse_market on warehouse (market);
create index warehouse_fba_center on warehouse (fba_center);
create index warehouse_updated on warehouse (updated_at, id);

create table warehouse_contacts (
  id bigint generated always as identity primary key,
  record_id bigint not null references warehouse (id) on delete cascade,
  line_no integer not null,
  name text not null,
  title text,
  phone text,
  email text,
  unique (record_id, line_no) deferrable initially immediate
);

create table warehouse_child (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  warehouse bigint not null references warehouse (id) on delete restrict,
  type text not null check (type in ('good', 'defective', 'hold', 'returns')),
  sellable boolean,
  name_zh text not null,
  name_en text not null,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  unique (id, warehouse)
);
create unique index warehouse_child_key on warehouse_child (code);
create index warehouse_child_warehouse on warehouse_child (warehouse);
create index warehouse_child_code on warehouse_child (code collate "C", id);

create table warehouse_area (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  warehouse bigint not null references warehouse (id) on delete restrict,
  area_no text not null,
  child bigint not null references warehouse_child (id) on delete restrict,
  use text not null check (use in ('dock', 'qc', 'pick', 'reserve', 'pack', 'stage', 'return', 'damage', 'transit')),
  name_zh text not null,
  name_en text not null,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  unique (id, warehouse),
  foreign key (child, warehouse) references warehouse_child (id, warehouse)
);
create unique index warehouse_area_key on warehouse_area (warehouse, area_no);
create index warehouse_area_child on warehouse_area (child);
create index warehouse_area_updated on warehouse_area (updated_at, id);

create table bin (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  warehouse bigint not null references warehouse (id) on delete restrict,
  area bigint not null references warehouse_area (id) on delete restrict,
  bin_code text not null,
  aisle text not null,
  rack text not null,
  level integer not null check (level between 0 and 99),
  pos integer not null check (pos between 0 and 99),
  seq integer not null check (seq >= 0),
  abc text check (abc in ('A', 'B', 'C')),
  mix text not null check (mix in ('oneSku', 'oneLot', 'any')),
  max_kg numeric(18, 3) check (max_kg > 0),
  max_cbm numeric(20, 6) check (max_cbm > 0),
  locked boolean,
  lock_reason text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  unique (id, warehouse),
  foreign key (area, warehouse) references warehouse_area (id, warehouse)
);
create unique index bin_key on bin (warehouse, bin_code);
create index bin_area on bin (area);
create index bin_seq on bin (seq, id);
create index bin_code_text on bin (bin_code collate "C");

-- What lies in each bin: kept by whoever moves stock, never by hand.
create table stock_balance (
  id bigint generated always as identity primary key,
  warehouse bigint not null references warehouse (id) on delete restrict,
  bin bigint not null references bin (id) on delete restrict,
  sku bigint not null references sku (id) on delete restrict,
  status text not null check (status in ('available', 'reserved', 'qc_hold', 'damaged', 'in_transit')),
  qty integer not null check (qty >= 0),
  last_seq bigint not null default 0,
  foreign key (bin, warehouse) references bin (id, warehouse)
);
create unique index stock_balance_key on stock_balance (warehouse, bin, sku, status);
create index stock_balance_bin on stock_balance (bin);
create index stock_balance_sku on stock_balance (sku);

create view warehouse_shown as
select w.*,
  nullif(array(select c.code from warehouse_child c where c.warehouse = w.id and c.status = 1 and c.sellable order by c.code collate "C"), '{}') as sellable_children,
  nullif(array(select c.code from warehouse_child c where c.warehouse = w.id and c.status = 1 and c.sellable is not true order by c.code collate "C"), '{}') as other_children,
  round(100 * (select coalesce(sum(b.qty * s.carton_cbm / s.carton_qty), 0) from stock_balance b join sku s on s.id = b.sku where b.warehouse = w.id) / w.capacity_cbm, 1)::numeric(12, 1) as used_pct,
  (select count(distinct b.sku) from stock_balance b where b.warehouse = w.id and b.qty > 0)::integer as skus
from warehouse w;
