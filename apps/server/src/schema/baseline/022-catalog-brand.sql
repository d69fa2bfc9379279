create table brand (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  kind text not null,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  owner bigint references app_user (id) on delete restrict
);
create unique index brand_key on brand (code);
create index brand_updated on brand (updated_at, id);
-- The search of the frame asks by the beginnings of codes and names, compared by code point.
create index brand_code on brand (code collate "C", id);
create index brand_name_zh on brand (lower(name_zh) collate "C");
create index brand_name_en on brand (lower(name_en) collate "C");
create index brand_owner on brand (owner);

create table brand_trademarks (
  id bigint generated always as identity primary key,
  record_id bigint not null references brand (id) on delete cascade,
  line_no integer not null,
  country bigint not null references country (id) on delete restrict,
  no text not null,
  class integer not null check (class between 1 and 45),
  expiry date,
  unique (record_id, line_no) deferrable initially immediate
);
create index brand_trademarks_country on brand_trademarks (country);
create index brand_trademarks_expiry on brand_trademarks (expiry);

create table brand_registry_stores (
  id bigint generated always as identity primary key,
  record_id bigint not null references brand (id) on delete cascade,
  line_no integer not null,
  store bigint not null references store (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index brand_registry_stores_store on brand_registry_stores (store);
