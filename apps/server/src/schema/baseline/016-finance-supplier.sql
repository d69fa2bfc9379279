create table supplier (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  supplier_code text not null,
  name_zh text not null,
  name_en text not null,
  short_name text not null,
  type text not null,
  stage text not null default 'potential' check (stage in ('potential', 'trial', 'qualified', 'frozen', 'eliminated')),
  grade text check (grade in ('A', 'B', 'C', 'D')),
  score numeric(5, 1) check (score between 0 and 100),
  category bigint references category (id) on delete restrict,
  uscc text,
  tax_no text,
  address json,
  province text,
  purchase_user bigint not null references app_user (id),
  qc_user bigint references app_user (id),
  portal_language text,
  currency text not null,
  tax_rate numeric(9, 2) check (tax_rate between 0 and 30),
  invoice_kind text,
  payment_method bigint not null references payment_method (id) on delete restrict,
  contract_category bigint references contract_category (id) on delete restrict,
  lead_days integer check (lead_days between 1 and 365),
  monthly_capacity integer check (monthly_capacity > 0),
  min_order_amount numeric(18, 2) check (min_order_amount >= 0),
  reconcile_day integer check (reconcile_day between 1 and 28),
  auto_accept boolean default true,
  note text,
  open_amount numeric(18, 2) check (open_amount >= 0),
  balance numeric(18, 2),
  accepted numeric(7, 2),
  sample_no text,
  accepted_orders integer,
  freeze_reason text,
  stage_before text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint supplier_uscc_taken exclude using btree (uscc with =)
);
create unique index supplier_key on supplier (supplier_code);
create index supplier_supplier_code_listed on supplier (supplier_code collate "C", id);
create index supplier_updated on supplier (updated_at, id);
create index supplier_stage on supplier (stage, updated_at, id);
create index supplier_purchase_user on supplier (purchase_user);
create index supplier_category on supplier (category);
create index supplier_payment_method on supplier (payment_method);
create index supplier_contract_category on supplier (contract_category);
-- Who owns which supplier decides what people see: the rights resolved before do not outlive a change of owners.
create trigger supplier_epoch after insert or delete or update of purchase_user on supplier
  for each statement execute function move_access_epoch();

create table supplier_bank_accounts (
  id bigint generated always as identity primary key,
  record_id bigint not null references supplier (id) on delete cascade,
  line_no integer not null,
  name text not null,
  bank text not null,
  account_no text not null,
  bank_code text not null,
  currency text not null,
  is_default boolean,
  reason text,
  unique (record_id, line_no) deferrable initially immediate
);

create table supplier_contacts (
  id bigint generated always as identity primary key,
  record_id bigint not null references supplier (id) on delete cascade,
  line_no integer not null,
  name text not null,
  title text,
  phone text,
  email text,
  wechat text,
  for_mail boolean,
  unique (record_id, line_no) deferrable initially immediate
);

create table supplier_deductions (
  id bigint generated always as identity primary key,
  record_id bigint not null references supplier (id) on delete cascade,
  line_no integer not null,
  method bigint not null references deduction_method (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index supplier_deductions_method on supplier_deductions (method);

create table supplier_companies (
  id bigint generated always as identity primary key,
  record_id bigint not null references supplier (id) on delete cascade,
  line_no integer not null,
  company bigint not null references company_entity (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index supplier_companies_company on supplier_companies (company);

create table supplier_categories (
  id bigint generated always as identity primary key,
  record_id bigint not null references supplier (id) on delete cascade,
  line_no integer not null,
  category bigint not null references category (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index supplier_categories_category on supplier_categories (category);

create table supplier_file (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  supplier bigint not null references supplier (id) on delete restrict,
  type text not null,
  no text,
  issue_date date,
  expiry_date date,
  remind_days integer check (remind_days between 0 and 365),
  file json not null,
  reminded_at timestamptz(3),
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint supplier_file_dates check (expiry_date > issue_date)
);
create index supplier_file_supplier on supplier_file (supplier, type);
create index supplier_file_updated on supplier_file (updated_at, id);
create index supplier_file_expiry on supplier_file (expiry_date, id);
create unique index supplier_file_key on supplier_file (supplier, type, no) nulls not distinct;
create index supplier_file_no_listed on supplier_file (no collate "C", id);

-- What was agreed in writing with suppliers and others.
create table contract (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  contract_no text not null check (length(contract_no) <= 40),
  state text not null default 'draft'
    check (state in ('draft', 'approving', 'effective', 'expiring', 'expired', 'terminated')),
  category bigint not null references contract_category (id) on delete restrict,
  title text not null check (length(title) <= 200),
  party_kind text not null check (party_kind in ('supplier', 'carrier', 'warehouse', 'platform', 'agent', 'other')),
  supplier bigint references supplier (id) on delete restrict,
  counterparty text check (length(counterparty) <= 120),
  company bigint not null references company_entity (id) on delete restrict,
  sign_date date not null,
  start_date date not null,
  end_date date,
  auto_renew boolean not null default false,
  notice_days integer not null default 60 check (notice_days between 0 and 365),
  currency text not null,
  amount numeric(18, 3) check (amount > 0),
  files json,
  owner bigint references app_user (id),
  amends bigint references contract (id) on delete restrict,
  note text check (length(note) <= 500),
  applicant bigint references app_user (id),
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 500),
  end_reason text check (length(end_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint contract_dates check (end_date > start_date),
  constraint contract_party check ((party_kind = 'supplier') = (supplier is not null))
);
create unique index contract_key on contract (contract_no) nulls not distinct;
create index contract_created on contract (created_at, id);
create index contract_state on contract (state, end_date, id);
create index contract_supplier on contract (supplier, state, company);
create index contract_company on contract (company);
create index contract_category_of on contract (category);
create index contract_end on contract (end_date, id);
create index contract_signed on contract (sign_date, id);
create index contract_amends on contract (amends);
create index contract_owner on contract (owner);
create index contract_contract_no_listed on contract (contract_no collate "C", id);
create index contract_currency_listed on contract (currency collate "C", id);

-- Replies with the files of a contract, by when they began; those that count are the number of its downloads.
create table contract_download (
  id bigint generated always as identity primary key,
  contract bigint not null references contract (id) on delete cascade,
  by bigint not null references app_user (id),
  begun_at timestamptz(3) not null,
  counted boolean not null default false
);
create index contract_download_of on contract_download (contract, by, begun_at desc);
create index contract_download_counted on contract_download (contract) where counted;
create index contract_download_by on contract_download (by);

create table contract_payment_terms (
  id bigint generated always as identity primary key,
  record_id bigint not null references contract (id) on delete cascade,
  line_no integer not null,
  stage text not null check (length(stage) <= 60),
  pct numeric(5, 2) not null check (pct between 0 and 100),
  trigger text not null check (trigger in ('signing', 'order', 'shipment', 'receipt', 'invoice', 'other')),
  unique (record_id, line_no) deferrable initially immediate
);
