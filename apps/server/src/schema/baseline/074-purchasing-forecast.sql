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
  -- When it was due before it was put off, and why it was.
  moved_from date,
  move_reason text check (length(move_reason) <= 200),
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

-- Payments of orders that were put off, by the day on which they were due; the last word counts. Rows are only ever added.
create table forecast_delay (
  id bigint generated always as identity primary key,
  purchase_order bigint not null references purchase_order (id) on delete restrict,
  due date not null,
  new_date date not null,
  reason text not null check (length(reason) <= 200),
  by bigint not null references app_user (id),
  at timestamptz(3) not null,
  check (new_date > due)
);
create index forecast_delay_order on forecast_delay (purchase_order, id);
create index forecast_delay_by on forecast_delay (by);
create trigger forecast_delay_unchanged before update or delete on forecast_delay
  for each row execute function refuse_change();

-- The forecast of each week as it stood on its Monday. Rows are only ever added.
create table forecast_snapshot (
  id bigint generated always as identity primary key,
  week text not null unique check (week ~ '^[0-9]{4}-W[0-9]{2}$'),
  taken_on date not null,
  at timestamptz(3) not null
);
create trigger forecast_snapshot_unchanged before update or delete on forecast_snapshot
  for each row execute function refuse_change();

-- What was to be paid by it, document by document; the buyer of a payment entered by hand is who entered it.
create table forecast_snapshot_row (
  id bigint generated always as identity primary key,
  snapshot bigint not null references forecast_snapshot (id) on delete restrict,
  stage text not null check (stage in ('requested', 'matched', 'scheduled', 'estimated', 'manual')),
  document_no text not null,
  is_order boolean not null,
  supplier bigint references supplier (id) on delete restrict,
  buyer bigint references app_user (id),
  company_entity bigint not null references company_entity (id) on delete restrict,
  currency text not null,
  amount numeric(18, 3) not null,
  due date not null,
  pay date not null
);
create index forecast_snapshot_row_pay on forecast_snapshot_row (snapshot, pay);
create index forecast_snapshot_row_supplier on forecast_snapshot_row (supplier);
create index forecast_snapshot_row_buyer on forecast_snapshot_row (buyer);
create index forecast_snapshot_row_company on forecast_snapshot_row (company_entity);
create trigger forecast_snapshot_row_unchanged before update or delete on forecast_snapshot_row
  for each row execute function refuse_change();
