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
  for_orders boolean,
  retention_years integer,
  template text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  -- The template of a kind of contract may be a file.
  template_file json
);
create unique index contract_category_key on contract_category (code);
create unique index contract_category_prefix on contract_category (number_prefix);
create index contract_category_updated on contract_category (updated_at, id);
