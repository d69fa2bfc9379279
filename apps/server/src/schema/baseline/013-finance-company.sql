create table company_entity (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  country bigint not null references country (id) on delete restrict,
  tax_no text,
  eori text,
  address json,
  currency text not null,
  accounts integer,
  ns_subsidiary_id text,
  seal_image json,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index company_entity_key on company_entity (code);
create index company_entity_country on company_entity (country);
create index company_entity_updated on company_entity (updated_at, id);

create table company_entity_bank_accounts (
  id bigint generated always as identity primary key,
  record_id bigint not null references company_entity (id) on delete cascade,
  line_no integer not null,
  name text not null,
  bank text not null,
  account_no text not null,
  bank_code text not null,
  currency text not null,
  is_default boolean,
  unique (record_id, line_no) deferrable initially immediate
);
