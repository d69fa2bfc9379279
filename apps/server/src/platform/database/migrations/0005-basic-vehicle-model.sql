create extension if not exists pg_trgm;

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
create unique index vehicle_model_key on vehicle_model (market, lower(make), lower(model), year, lower(submodel), lower(engine)) nulls not distinct;
-- Lists compare and sort texts by code point whatever the language of the database, hence collate "C"; pattern search takes the column as it is.
create index vehicle_model_updated on vehicle_model (updated_at, id);
create index vehicle_model_year on vehicle_model (year, id);
create index vehicle_model_make on vehicle_model (lower(make) collate "C", lower(model) collate "C", year desc, id desc);
create index vehicle_model_model on vehicle_model (lower(model) collate "C", id);
create index vehicle_model_make_search on vehicle_model using gin (lower(make) gin_trgm_ops);
create index vehicle_model_model_search on vehicle_model using gin (lower(model) gin_trgm_ops);
create index vehicle_model_body_styles on vehicle_model using gin (body_styles);
