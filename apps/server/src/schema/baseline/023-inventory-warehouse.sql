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
  updated_at timestamptz(3) not null default now(),
  lat numeric(9, 4) check (lat between -90 and 90),
  lon numeric(9, 4) check (lon between -180 and 180)
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
  -- A warehouse of Amazon holds the goods of one shop.
  store bigint references store (id) on delete restrict,
  constraint warehouse_fba_names_center check ((type = 'fba') = (fba_center is not null))
);
create unique index warehouse_key on warehouse (code);
create index warehouse_code_listed on warehouse (code collate "C", id);
create index warehouse_country on warehouse (country);
create index warehouse_calendar on warehouse (calendar);
create index warehouse_company on warehouse (company);
create index warehouse_market on warehouse (market);
create index warehouse_fba_center on warehouse (fba_center);
create index warehouse_updated on warehouse (updated_at, id);
create index warehouse_store on warehouse (store);

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
create index warehouse_child_updated on warehouse_child (updated_at, id);

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
  putaway_seq integer not null check (putaway_seq between 1 and 9999),
  pick_seq integer not null check (pick_seq between 1 and 9999),
  abc text check (abc in ('A', 'B', 'C')),
  fill_pct numeric(5, 2) not null default 90 check (fill_pct between 10 and 100),
  mix_sku boolean not null default true,
  mix_status boolean not null default false,
  most_skus integer check (most_skus between 1 and 999),
  categories text[],
  dangerous boolean not null default false,
  temperature text not null default 'ambient' check (temperature in ('ambient', 'cool', 'cold')),
  unique (id, warehouse),
  foreign key (child, warehouse) references warehouse_child (id, warehouse)
);
create unique index warehouse_area_key on warehouse_area (warehouse, area_no);
create index warehouse_area_child on warehouse_area (child);
create index warehouse_area_updated on warehouse_area (updated_at, id);
create unique index warehouse_area_putaway on warehouse_area (warehouse, use, putaway_seq) nulls not distinct;
create index warehouse_area_place on warehouse_area (warehouse, use, putaway_seq, id);
create unique index warehouse_area_pick on warehouse_area (warehouse, use, pick_seq) nulls not distinct;

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
  locked boolean default false,
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
create trigger bin_one_in_transit before insert or update of area on bin for each row execute function one_transit_bin();

-- Labels of bins that were scanned on a walk through the warehouse; an undone scan is deleted.
create table bin_check (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  bin bigint not null references bin (id) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  code text not null,
  by bigint not null references app_user (id),
  at timestamptz(3) not null,
  scan_key uuid,
  foreign key (bin, warehouse) references bin (id, warehouse)
);
create unique index bin_check_scan on bin_check (by, scan_key);
create index bin_check_warehouse on bin_check (warehouse);
create index bin_check_at on bin_check (at desc, id desc);
-- The timeline of a bin reads its checks newest first.
create index bin_check_bin on bin_check (bin, at desc, id desc);
