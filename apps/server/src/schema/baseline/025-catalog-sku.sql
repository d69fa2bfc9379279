create table sku (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  sku text not null,
  name_zh text not null,
  name_en text not null,
  short_name text,
  kind text not null,
  category bigint not null references category (id) on delete restrict,
  brand bigint not null references brand (id) on delete restrict,
  uom text not null,
  pcs_per_uom integer not null,
  position text,
  gtin text,
  oe_numbers text[],
  oe_keys text[],
  interchange_nos text[],
  sales_status text,
  developer bigint references app_user (id),
  buyer bigint references app_user (id),
  planner bigint references app_user (id),
  unit_l numeric(16, 2),
  unit_w numeric(16, 2),
  unit_h numeric(16, 2),
  unit_gross_kg numeric(17, 3),
  unit_net_kg numeric(17, 3),
  carton_l numeric(16, 2),
  carton_w numeric(16, 2),
  carton_h numeric(16, 2),
  carton_gross_kg numeric(17, 3),
  carton_qty integer,
  inner_qty integer,
  pallet_qty integer,
  pack_type text,
  hazard text not null,
  un_no text,
  decl_name_zh text,
  decl_name_en text,
  decl_elements text,
  material_zh text,
  material_en text,
  use_zh text,
  use_en text,
  model text,
  origin_country bigint references country (id) on delete restrict,
  brand_export integer,
  preference integer,
  supplier_sku text,
  price numeric(18, 4),
  tax_rate numeric(9, 2),
  lead_days integer,
  moq integer,
  order_multiple integer,
  iqc_required boolean,
  inspection_level text,
  aql numeric(10, 3),
  warranty_months integer,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  images json,
  -- What follows from a SKU's other fields is worked out wherever it is written: its carton's volume by the rule of cartonCbm, its
  -- completeness by that of skuCompleteness.
  carton_cbm numeric(20, 6),
  completeness integer,
  clear_reason text,
  clear_date date,
  -- The usual supplier of a SKU.
  supplier bigint references supplier (id) on delete restrict,
  tariff_cn text,
  -- Why a SKU is another part though it looks like one that is there, and what is missing of a SKU, to find it by.
  duplicate_reason text,
  -- When a SKU first went on sale, and when it was stopped, by the day of the office.
  launch_date date,
  stop_date date
);
-- One article has one GTIN however many zeros stand before it; scans are looked up by this form.
create unique index sku_gtin_taken on sku (lpad(gtin, 14, '0')) where gtin is not null;
create unique index sku_key on sku (sku);
create index sku_updated on sku (updated_at, id);
create index sku_category on sku (category);
create index sku_brand on sku (brand);
create index sku_origin_country on sku (origin_country);
create index sku_sales_status on sku (sales_status, updated_at, id);
create index sku_oe on sku using gin (oe_keys);
create index sku_search on sku using gin (sku gin_trgm_ops);
create index sku_name_zh_search on sku using gin (lower(name_zh) gin_trgm_ops);
create index sku_name_en_search on sku using gin (lower(name_en) gin_trgm_ops);
create index sku_code on sku (sku collate "C", id);
create index sku_name_zh on sku (lower(name_zh) collate "C");
create index sku_name_en on sku (lower(name_en) collate "C");
create index sku_completeness on sku (completeness, updated_at, id);
create index sku_supplier on sku (supplier);
create index sku_tariff_cn on sku (tariff_cn collate "C");

create table sku_packing_materials (
  id bigint generated always as identity primary key,
  record_id bigint not null references sku (id) on delete cascade,
  line_no integer not null,
  material bigint not null references packing_material (id) on delete restrict,
  qty numeric(10, 3) not null check (qty > 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index sku_packing_materials_material on sku_packing_materials (material);

create table sku_decl_values (
  id bigint generated always as identity primary key,
  record_id bigint not null references sku (id) on delete cascade,
  line_no integer not null,
  country bigint not null references country (id) on delete restrict,
  tariff text,
  value numeric(18, 4) not null check (value > 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index sku_decl_values_country on sku_decl_values (country);

-- Of whom a number of a SKU is: the maker of an OE number, the system of an interchange number.
create table sku_number_sources (
  id bigint generated always as identity primary key,
  record_id bigint not null references sku (id) on delete cascade,
  line_no integer not null,
  number text not null,
  system text not null check (system in ('OE', 'hollander', 'partslink', 'aftermarket')),
  maker text,
  is_primary boolean not null default false,
  unique (record_id, line_no) deferrable initially immediate,
  constraint sku_number_sources_primary_is_oe check (system = 'OE' or not is_primary)
);

-- What proves that a SKU may be sold.
create table sku_certs (
  id bigint generated always as identity primary key,
  record_id bigint not null references sku (id) on delete cascade,
  line_no integer not null,
  kind text not null check (kind in ('DOT', 'SAE', 'eMark', 'carbEo', 'gpsr')),
  no text not null,
  expiry date,
  -- A certificate of a SKU has its file.
  file json,
  unique (record_id, line_no) deferrable initially immediate
);
