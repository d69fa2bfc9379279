create table store (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name text not null,
  platform text not null check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek', 'shopify', 'offline')),
  region text check (region in ('NA', 'EU', 'FE', 'US', 'UK', 'DE')),
  company bigint not null references company_entity (id) on delete restrict,
  seller_id text,
  ends_at timestamptz(3),
  owner bigint not null references app_user (id),
  opened_at date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index store_key on store (code);
create unique index store_seller on store (platform, seller_id, coalesce(region, '')) where seller_id is not null;
create index store_company on store (company);
create index store_owner on store (owner);
create index store_ends on store (ends_at, id);

create table store_site (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  company bigint not null references company_entity (id) on delete restrict,
  currency text,
  tax_no text,
  manager bigint not null references app_user (id),
  fulfilments text[],
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index store_site_key on store_site (store, site);
create index store_site_site on store_site (site);
create index store_site_company on store_site (company);
create index store_site_updated on store_site (updated_at, id);

-- Every status of every document: the release writes what it is and what may follow at each start, super users word and colour it.
create table order_status_setting (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  domain text not null,
  code text not null,
  document_zh text not null,
  document_en text not null,
  name_zh text not null,
  name_en text not null,
  tone text not null check (tone in ('neutral', 'info', 'good', 'warn', 'bad')),
  sort integer not null,
  terminal boolean not null,
  next text[] not null default '{}',
  platforms text[] not null default '{}',
  platform_map text[] not null default '{}',
  sla_hours integer,
  own_zh text check (length(own_zh) between 1 and 40),
  own_en text check (length(own_en) between 1 and 60),
  own_tone text check (own_tone in ('neutral', 'info', 'good', 'warn', 'bad')),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  unique (domain, code)
);
