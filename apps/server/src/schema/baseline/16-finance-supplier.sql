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
