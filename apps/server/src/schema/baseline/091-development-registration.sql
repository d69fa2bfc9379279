-- The master data of a new product, completed once, from which its SKU is created.
create table new_product_registration (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  reg_no text not null unique,
  project bigint not null references new_product_project (id) on delete restrict,
  images json,
  name_zh text not null check (length(name_zh) between 1 and 200),
  name_en text not null check (length(name_en) between 1 and 200),
  brand bigint references brand (id) on delete restrict,
  category bigint not null references category (id) on delete restrict,
  uom text not null,
  pcs_per_uom integer not null check (pcs_per_uom >= 1),
  position text,
  oe_numbers text[],
  gtin text,
  hazard text not null,
  un383 json,
  unit_l numeric(16, 2) check (unit_l > 0),
  unit_w numeric(16, 2) check (unit_w > 0),
  unit_h numeric(16, 2) check (unit_h > 0),
  unit_net_kg numeric(17, 3) check (unit_net_kg > 0),
  unit_gross_kg numeric(17, 3) check (unit_gross_kg > 0),
  carton_qty integer check (carton_qty >= 1),
  carton_l numeric(16, 2) check (carton_l > 0),
  carton_w numeric(16, 2) check (carton_w > 0),
  carton_h numeric(16, 2) check (carton_h > 0),
  carton_gross_kg numeric(17, 3) check (carton_gross_kg > 0),
  tariff_cn text,
  decl_name_zh text,
  decl_name_en text,
  material_zh text,
  material_en text,
  origin_country bigint references country (id) on delete restrict,
  supplier_item bigint references supplier_sku (id) on delete restrict,
  first_order_rule text check (first_order_rule in ('fixed', 'moq', 'months')),
  first_order_months numeric(3, 1) check (first_order_months between 0.5 and 6),
  first_order_qty integer check (first_order_qty >= 1),
  required_date date,
  warehouse bigint references warehouse (id) on delete restrict,
  company_entity bigint references company_entity (id) on delete restrict,
  note text check (length(note) <= 1000),
  completeness integer not null default 0 check (completeness between 0 and 100),
  duplicates text[],
  state text not null default 'draft' check (state in ('draft', 'submitted', 'approved', 'rejected', 'created')),
  sku bigint references sku (id) on delete restrict,
  requirement bigint references purchase_requirement (id) on delete restrict,
  applicant bigint references app_user (id),
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint new_product_registration_created check ((state = 'created') = (sku is not null))
);
create unique index new_product_registration_project on new_product_registration (project);
create unique index new_product_registration_sku on new_product_registration (sku);
create index new_product_registration_created_at on new_product_registration (created_at, id);
create index new_product_registration_state on new_product_registration (state, created_at, id);
create index new_product_registration_updated on new_product_registration (updated_at, id);
create index new_product_registration_category on new_product_registration (category);
create index new_product_registration_brand on new_product_registration (brand);
create index new_product_registration_supplier_item on new_product_registration (supplier_item);
create index new_product_registration_origin_country on new_product_registration (origin_country);
create index new_product_registration_warehouse on new_product_registration (warehouse);
create index new_product_registration_company_entity on new_product_registration (company_entity);
create index new_product_registration_requirement on new_product_registration (requirement);
create index new_product_registration_completeness on new_product_registration (completeness, id);
create index new_product_registration_reg_no_listed on new_product_registration (reg_no collate "C", id);
create index new_product_registration_name on new_product_registration (lower(name_zh) collate "C");
create index new_product_registration_oe on new_product_registration using gin (oe_numbers);

create table new_product_registration_properties (
  id bigint generated always as identity primary key,
  record_id bigint not null references new_product_registration (id) on delete cascade,
  line_no integer not null,
  property bigint not null references sku_property (id) on delete restrict,
  value text not null check (length(value) between 1 and 200),
  unique (record_id, line_no) deferrable initially immediate
);
create index new_product_registration_properties_property on new_product_registration_properties (property);

create table new_product_registration_fitments (
  id bigint generated always as identity primary key,
  record_id bigint not null references new_product_registration (id) on delete cascade,
  line_no integer not null,
  make text not null check (length(make) between 1 and 60),
  model text not null check (length(model) between 1 and 80),
  year_from integer check (year_from between 1900 and 2999),
  year_to integer check (year_to between 1900 and 2999),
  position text check (position in ('front', 'rear', 'left', 'right')),
  unique (record_id, line_no) deferrable initially immediate
);

-- Where it will be offered.
create table new_product_registration_store_sites (
  id bigint generated always as identity primary key,
  record_id bigint not null references new_product_registration (id) on delete cascade,
  line_no integer not null,
  store_site bigint not null references store_site (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index new_product_registration_store_sites_site on new_product_registration_store_sites (store_site);
