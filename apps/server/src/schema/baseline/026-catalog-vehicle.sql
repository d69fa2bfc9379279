create table vehicle_model (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  market text not null,
  year integer not null check (year between 1900 and 2999),
  make text not null,
  model text not null,
  family text,
  submodel text,
  engine text,
  drive text,
  body_styles text[],
  fuel text,
  e_pid text,
  k_type text,
  aliases text[],
  source text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index vehicle_model_key on vehicle_model (market, lower(make), lower(model), year, lower(submodel),
  lower(engine)) nulls not distinct;
-- Lists compare and sort texts by code point whatever the language of the database, hence collate "C"; pattern search takes the column as
-- it is.
create index vehicle_model_updated on vehicle_model (updated_at, id);
create index vehicle_model_year on vehicle_model (year, id);
create index vehicle_model_make_search on vehicle_model using gin (lower(make) gin_trgm_ops);
create index vehicle_model_model_search on vehicle_model using gin (lower(model) gin_trgm_ops);
create index vehicle_model_body_styles on vehicle_model using gin (body_styles);
-- A jump far into a list ordered by folded texts passes over many rows: with the texts themselves in the index, it reads the index alone.
create index vehicle_model_make on vehicle_model (lower(make) collate "C", lower(model) collate "C", year desc, id desc)
  include (make, model);
create index vehicle_model_model on vehicle_model (lower(model) collate "C", id) include (model);
create index vehicle_model_with_aliases on vehicle_model (id) where cardinality(aliases) > 0;

create table fitment (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  sku bigint not null references sku (id) on delete restrict,
  make text not null,
  model text not null,
  year_from integer not null,
  year_to integer not null constraint fitment_years check (year_to >= year_from),
  submodel text,
  engine text,
  drive text,
  body_style text,
  position text,
  qty_per_vehicle integer not null default 1 check (qty_per_vehicle >= 1),
  note text,
  source text not null default 'import' check (source in ('OE', 'supplier', 'import')),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  verified_by bigint references app_user (id),
  verified_at timestamptz(3)
);
create index fitment_vehicle on fitment (lower(make), lower(model), year_from);
create unique index fitment_key on fitment
  (sku, lower(make), lower(model), year_from, year_to, lower(submodel), lower(engine), drive, body_style, position) nulls not distinct;
create index fitment_updated on fitment (updated_at, id);
create index fitment_verified_by on fitment (verified_by) where verified_by is not null;
-- Where we have parts for whom: by part, so that the parts of a category are found at once.
create index fitment_sku_vehicle on fitment (sku, lower(make), lower(model), year_from, year_to) where status = 1;
-- All fitments of a part, those out of use too: for its list, and for parts that go. The index of those in force finds none of the others.
create index fitment_sku on fitment (sku);

-- How many SKUs fit a vehicle, or may fit it by the rule B9 of the catalogue, is kept as fitments, vehicles and parts change.
create table vehicle_fitting (
  vehicle bigint primary key references vehicle_model (id) on delete cascade,
  skus integer not null check (skus > 0)
);

create table fitment_overlap (fitment bigint primary key);
