-- Money that is paid of orders in advance, and what became of it.
create table prepayment (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  prepay_no text not null unique,
  state text not null default 'draft' check (state in (
    'draft', 'approving', 'to_pay', 'paid', 'part_used', 'used', 'refunding', 'refunded', 'rejected', 'cancelled')),
  supplier bigint references supplier (id) on delete restrict,
  company_entity bigint references company_entity (id) on delete restrict,
  currency text,
  amount numeric(18, 3) check (amount >= 0),
  due_date date not null,
  paid_amount numeric(18, 3) check (paid_amount >= 0),
  paid_at date,
  used_amount numeric(18, 3) check (used_amount >= 0),
  refunded_amount numeric(18, 3) check (refunded_amount >= 0),
  refund_asked numeric(18, 3) check (refund_asked >= 0),
  balance numeric(18, 3) check (balance >= 0),
  payment_request bigint references payment_request (id) on delete restrict,
  note text check (length(note) <= 500),
  attachments json,
  applicant bigint references app_user (id),
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint prepayment_left check (balance = paid_amount - used_amount - refunded_amount)
);
create index prepayment_balance on prepayment (balance, id);
create index prepayment_state on prepayment (state, created_at, id);
create index prepayment_supplier on prepayment (supplier, created_at, id);
create index prepayment_company on prepayment (company_entity);
create index prepayment_payment_request on prepayment (payment_request);
create index prepayment_created on prepayment (created_at, id);
create index prepayment_due on prepayment (due_date, id);
create index prepayment_paid on prepayment (paid_at, id);
create index prepayment_prepay_no_listed on prepayment (prepay_no collate "C", id);
create index prepayment_currency_listed on prepayment (currency collate "C", id);
create trigger prepayment_numbered before insert on prepayment
  for each row execute function number_document('PP', 'prepay_no', 'warehouse');

create table prepayment_shares (
  id bigint generated always as identity primary key,
  record_id bigint not null references prepayment (id) on delete cascade,
  line_no integer not null,
  purchase_order bigint not null references purchase_order (id) on delete restrict,
  amount numeric(18, 3) not null check (amount >= 0),
  used numeric(18, 3) check (used between 0 and amount),
  unique (record_id, line_no) deferrable initially immediate
);
create index prepayment_shares_order on prepayment_shares (purchase_order, record_id);

-- What became of prepayments, one step a row.
create table prepayment_use (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  prepayment bigint not null references prepayment (id) on delete restrict,
  kind text not null check (kind in ('paid', 'used', 'released', 'refunded', 'moved')),
  supplier bigint not null references supplier (id) on delete restrict,
  purchase_order bigint references purchase_order (id) on delete restrict,
  document_no text not null check (length(document_no) <= 20),
  -- Which payment of its request it was, and what the bank says of it.
  sequence integer check (sequence between 1 and 999),
  day date,
  bank_ref text check (length(bank_ref) <= 60),
  currency text not null,
  amount numeric(18, 3) not null check (amount > 0),
  balance_after numeric(18, 3) not null check (balance_after >= 0),
  voucher_no text,
  reason text check (length(reason) <= 500),
  noted_by bigint not null references app_user (id),
  noted_at timestamptz(3) not null,
  constraint prepayment_use_bank check (
    (kind in ('paid', 'refunded')) = (sequence is not null and day is not null and bank_ref is not null))
);
create unique index prepayment_use_once on prepayment_use (document_no, sequence) where sequence is not null;
create index prepayment_use_day on prepayment_use (day, id);
create index prepayment_use_noted on prepayment_use (noted_at, id);
create index prepayment_use_prepayment on prepayment_use (prepayment, noted_at, id);
create index prepayment_use_supplier on prepayment_use (supplier, noted_at, id);
create index prepayment_use_order on prepayment_use (purchase_order);
create index prepayment_use_noted_by on prepayment_use (noted_by);
create index prepayment_use_document_no_listed on prepayment_use (document_no collate "C", id);
create index prepayment_use_currency_listed on prepayment_use (currency collate "C", id);
create index prepayment_use_voucher_no_listed on prepayment_use (voucher_no collate "C", id);
