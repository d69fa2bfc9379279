-- SKUs that are to be listed on a store and site, until they have their ASIN there.
create table new_amazon_pending (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  pending_no text not null unique,
  registration bigint not null references new_product_registration (id) on delete restrict,
  sku bigint not null references sku (id) on delete restrict,
  store_site bigint not null references store_site (id) on delete restrict,
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  product_type text check (length(product_type) <= 80),
  gtin text,
  gtin_exempt boolean,
  title text check (length(title) <= 200),
  keywords text check (length(keywords) <= 250),
  price numeric(18, 2) check (price > 0),
  images json,
  fitment_file json,
  compliance_ok boolean,
  gpsr_person text check (length(gpsr_person) <= 200),
  gpsr_label json,
  fulfilment text not null check (fulfilment in ('fba', 'fbm', 'wfs', 'b2b')),
  missing text[],
  state text not null default 'waitInfo' check (state in ('waitInfo', 'ready', 'pushed', 'created', 'blocked', 'abandoned')),
  asin text check (asin ~ '^[A-Z0-9]{10}$'),
  seller_sku text check (length(seller_sku) <= 60),
  manager bigint references app_user (id),
  due_at date not null,
  blocker text check (length(blocker) <= 500),
  abandon_reason text check (length(abandon_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint new_amazon_pending_created check (state <> 'created' or (asin is not null and seller_sku is not null))
);
create unique index new_amazon_pending_key on new_amazon_pending (sku, store_site);
create index new_amazon_pending_due on new_amazon_pending (due_at, id);
create index new_amazon_pending_created on new_amazon_pending (created_at, id);
create index new_amazon_pending_state on new_amazon_pending (state, created_at, id);
create index new_amazon_pending_registration on new_amazon_pending (registration);
create index new_amazon_pending_store_site on new_amazon_pending (store_site);
create index new_amazon_pending_store on new_amazon_pending (store);
create index new_amazon_pending_site_asin on new_amazon_pending (site, asin);
create index new_amazon_pending_gtin on new_amazon_pending (gtin collate "C", id);
create index new_amazon_pending_asin on new_amazon_pending (asin collate "C", id);
create index new_amazon_pending_manager on new_amazon_pending (manager, due_at, id);
create index new_amazon_pending_created_at on new_amazon_pending (created_at, id);
create index new_amazon_pending_updated on new_amazon_pending (updated_at, id);
create index new_amazon_pending_pending_no_listed on new_amazon_pending (pending_no collate "C", id);

-- What a pending listing said each time that it was pushed: its file is made of that, whatever is changed later.
create table new_amazon_pending_pushed (
  id bigint generated always as identity primary key,
  pending bigint not null references new_amazon_pending (id) on delete cascade,
  facts json not null,
  pushed_by bigint references app_user (id),
  pushed_at timestamptz(3) not null
);
create index new_amazon_pending_pushed_listing on new_amazon_pending_pushed (pending, id);

-- Which pending listing an exception is about.
alter table new_product_exception add column pending bigint references new_amazon_pending (id) on delete restrict;
create index new_product_exception_pending on new_product_exception (pending) where pending is not null;

create table new_amazon_pending_bullets (
  id bigint generated always as identity primary key,
  record_id bigint not null references new_amazon_pending (id) on delete cascade,
  line_no integer not null,
  text text not null check (length(text) between 1 and 500),
  unique (record_id, line_no) deferrable initially immediate
);
