-- What is agreed with a supplier about a month: the payable of a company in a currency, and what changed it.
create table reconciliation (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  stmt_no text not null unique,
  state text not null default 'draft' check (state in ('draft', 'sent', 'confirmed', 'disputed', 'locked')),
  supplier bigint not null references supplier (id) on delete restrict,
  company_entity bigint not null references company_entity (id) on delete restrict,
  currency text not null,
  period text not null check (period ~ '^[0-9]{4}-[0-9]{2}$'),
  from_day date not null,
  to_day date not null,
  opening numeric(18, 3) not null,
  received numeric(18, 3) not null,
  invoiced numeric(18, 3) not null,
  returned numeric(18, 3) not null,
  deducted numeric(18, 3) not null,
  claimed numeric(18, 3) not null,
  prepay_used numeric(18, 3) not null,
  paid numeric(18, 3) not null,
  adjusted numeric(18, 3) not null,
  closing numeric(18, 3) not null,
  unbilled numeric(18, 3) not null,
  prepaid numeric(18, 3) not null,
  supplier_closing numeric(18, 3),
  diff numeric(18, 3),
  confirm_file json,
  reply_note text check (length(reply_note) <= 500),
  sent_at timestamptz(3),
  confirmed_at timestamptz(3),
  locked_at timestamptz(3),
  locked_by bigint references app_user (id),
  lock_note text check (length(lock_note) <= 500),
  unlock_reason text check (length(unlock_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index reconciliation_key on reconciliation (supplier, company_entity, currency, period);
create index reconciliation_day on reconciliation (to_day, id);
create index reconciliation_state on reconciliation (state, to_day, id);
create index reconciliation_supplier on reconciliation (supplier, to_day, id);
create index reconciliation_company on reconciliation (company_entity);
create index reconciliation_created on reconciliation (created_at, id);
create index reconciliation_confirmed on reconciliation (confirmed_at, id);
create index reconciliation_closing on reconciliation (closing, id);
create index reconciliation_diff on reconciliation (diff, id);
create index reconciliation_locked_by on reconciliation (locked_by);
create index reconciliation_stmt_no_listed on reconciliation (stmt_no collate "C", id);
create index reconciliation_currency_listed on reconciliation (currency collate "C", id);
create index reconciliation_period_listed on reconciliation (period collate "C", id);
create trigger reconciliation_numbered before insert on reconciliation
  for each row execute function number_document('RS', 'stmt_no', 'warehouse');

create table reconciliation_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references reconciliation (id) on delete cascade,
  line_no integer not null,
  day date not null,
  event text not null check (event in ('e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9', 'adj', 'rev')),
  voucher_no text not null,
  biz_no text not null check (length(biz_no) <= 60),
  amount numeric(18, 3) not null,
  balance numeric(18, 3) not null,
  unique (record_id, line_no) deferrable initially immediate
);
create index reconciliation_lines_voucher_no on reconciliation_lines (voucher_no);
create index reconciliation_lines_biz_no_listed on reconciliation_lines (biz_no collate "C", id);

create table reconciliation_disputes (
  id bigint generated always as identity primary key,
  record_id bigint not null references reconciliation (id) on delete cascade,
  line_no integer not null,
  line integer check (line between 1 and 5000),
  amount numeric(18, 3) not null,
  text text not null check (length(text) <= 500),
  raised_by bigint references app_user (id),
  raised_at timestamptz(3) not null,
  resolution text check (resolution in ('adjust', 'entry', 'deduction', 'invoice')),
  document_no text check (length(document_no) <= 60),
  resolve_note text check (length(resolve_note) <= 500),
  resolved_at timestamptz(3),
  unique (record_id, line_no) deferrable initially immediate
);
create index reconciliation_disputes_raised_by on reconciliation_disputes (raised_by);
