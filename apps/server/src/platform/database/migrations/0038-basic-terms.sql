-- The group's companies, its exporters of record, and the terms that it buys on.

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

-- Chinese companies are known by their unified social credit code, those of the United States by their EIN.
create function settle_company_entity() returns trigger language plpgsql as $$
declare
  iso text;
begin
  select iso2 into iso from country where id = new.country;
  if (iso = 'CN' and new.tax_no !~ '^[0-9A-Z]{18}$') or (iso = 'US' and new.tax_no !~ '^[0-9]{2}-[0-9]{7}$') then
    raise exception using errcode = '23514', constraint = 'company_entity_tax_form', message = 'the tax number has not the form of its country';
  end if;
  return new;
end $$;
create trigger company_entity_settled before insert or update of country, tax_no on company_entity
  for each row execute function settle_company_entity();

insert into approval_policy (entity, fields, approver_role) values ('companyEntity', '{bankAccounts}', 'financeManager');

create table customs_exporter (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  company bigint not null references company_entity (id) on delete restrict,
  customs_code text not null,
  uscc text not null,
  ciq_code text,
  supervision text[] not null,
  rebate_eligible boolean,
  bank_for_fx text,
  valid_to date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index customs_exporter_key on customs_exporter (customs_code);
create index customs_exporter_company on customs_exporter (company);
create index customs_exporter_updated on customs_exporter (updated_at, id);

create table payment_method (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  split text,
  nodes text[],
  deposit_pct numeric(7, 4),
  balance_base text,
  net_days integer,
  end_of_month boolean,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index payment_method_key on payment_method (code);
create index payment_method_updated on payment_method (updated_at, id);

create table payment_method_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references payment_method (id) on delete cascade,
  line_no integer not null,
  node text not null,
  percent numeric(7, 4) not null check (percent > 0 and percent <= 100),
  offset_days integer not null check (offset_days between 0 and 180),
  basis text not null check (basis in ('calendar', 'monthEnd')),
  unique (record_id, line_no) deferrable initially immediate
);

create table deduction_method (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  type text not null,
  rate numeric(7, 4) check (rate between 0 and 100),
  amount numeric(18, 4) check (amount >= 0),
  grace_days integer check (grace_days between 0 and 60),
  cap_percent numeric(7, 4) check (cap_percent between 0 and 100),
  basis text not null,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index deduction_method_key on deduction_method (code);
create index deduction_method_updated on deduction_method (updated_at, id);

create table contract_category (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  short_name text not null,
  name_zh text not null,
  name_en text not null,
  number_prefix text not null,
  need_seal boolean,
  retention_years integer,
  template text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index contract_category_key on contract_category (code);
create unique index contract_category_prefix on contract_category (number_prefix);
create index contract_category_updated on contract_category (updated_at, id);
