-- Payments to come without a document.
create table expenditure (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  memo text not null check (length(memo) <= 200),
  company_entity bigint not null references company_entity (id) on delete restrict,
  supplier bigint references supplier (id) on delete restrict,
  currency text not null,
  amount numeric(18, 3) not null check (amount > 0),
  due_date date not null,
  status smallint not null default 1 check (status in (0, 1)),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create index expenditure_due on expenditure (due_date, id);
create index expenditure_company on expenditure (company_entity);
create index expenditure_supplier on expenditure (supplier, due_date, id);
create index payment_request_paid_on on payment_request (paid_on, id);
