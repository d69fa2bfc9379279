-- Money that documents ask finance to pay, or to see come back.
create table payment_request (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  payment_no text not null unique,
  state text not null default 'submitted' check (state in ('submitted', 'approved', 'part_paid', 'paid', 'rejected', 'cancelled')),
  kind text not null check (kind in ('prepay', 'goods', 'refund')),
  payer bigint not null references company_entity (id) on delete restrict,
  payee bigint not null references supplier (id) on delete restrict,
  source_type text not null check (source_type in ('prepayment', 'prepayment_refund', 'settlement')),
  source_no text not null check (length(source_no) <= 20),
  instalment integer not null check (instalment >= 1),
  currency text not null,
  amount numeric(18, 3) not null check (amount > 0),
  due_date date not null,
  applicant bigint references app_user (id),
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 500),
  paid_amount numeric(18, 3) check (paid_amount between 0 and amount),
  paid_on date,
  bank_ref text check (length(bank_ref) <= 60),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint payment_request_paid check ((state in ('part_paid', 'paid')) = (paid_on is not null))
);
create unique index payment_request_source on payment_request (source_type, source_no, instalment);
create index payment_request_due on payment_request (due_date, id);
create index payment_request_state on payment_request (state, due_date, id);
create index payment_request_payee on payment_request (payee, due_date, id);
create index payment_request_payer on payment_request (payer);
create index payment_request_created on payment_request (created_at, id);
create index payment_request_payment_no_listed on payment_request (payment_no collate "C", id);
create index payment_request_source_no_listed on payment_request (source_no collate "C", id);
create index payment_request_currency_listed on payment_request (currency collate "C", id);
create trigger payment_request_numbered before insert on payment_request
  for each row execute function number_document('PR', 'payment_no', 'warehouse');

-- What banks have paid of requests, or saw come back, one sum a row: only ever added.
create table payment_result (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  payment_request bigint not null references payment_request (id) on delete restrict,
  sequence integer not null check (sequence between 1 and 999),
  payee bigint not null references supplier (id) on delete restrict,
  currency text not null,
  amount numeric(18, 3) not null check (amount > 0),
  paid_on date not null,
  bank_ref text not null check (length(bank_ref) <= 60),
  status smallint not null default 1 check (status in (0, 1)),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index payment_result_key on payment_result (payment_request, sequence);
create index payment_result_day on payment_result (paid_on, id);
create index payment_result_payee on payment_result (payee, paid_on, id);
create index payment_result_created on payment_result (created_at, id);
create index payment_result_currency_listed on payment_result (currency collate "C", id);
create trigger payment_result_append_only before update or delete on payment_result for each row execute function refuse_change();
create trigger payment_result_kept before truncate on payment_result execute function refuse_change();
