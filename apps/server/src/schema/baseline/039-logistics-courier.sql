-- The parcel carriers, and the service channels that orders are shipped with.
create table courier (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  country bigint references country (id) on delete restrict,
  tracking_url text,
  number_regex text,
  samples text[],
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index courier_key on courier (code);
create index courier_country on courier (country);
create index courier_updated on courier (updated_at, id);
create index courier_code on courier (code collate "C", id);
