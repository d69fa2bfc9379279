-- What suppliers owe for defects, lateness and the like, until a settlement takes it off what they are paid.
create table deduction (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  deduct_no text not null unique,
  state text not null default 'draft' check (state in (
    'draft', 'notified', 'appealed', 'confirmed', 'applied', 'carried', 'waived', 'void'
  )),
  type text not null check (type in ('quality', 'late', 'short', 'label', 'concession', 'sorting', 'test', 'overseas', 'other')),
  supplier bigint not null references supplier (id) on delete restrict,
  company_entity bigint not null references company_entity (id) on delete restrict,
  currency text not null,
  purchase_order bigint references purchase_order (id) on delete restrict,
  order_line integer check (order_line between 1 and 500),
  sku bigint references sku (id) on delete restrict,
  source_no text check (length(source_no) <= 20),
  day date not null,
  defect_qty integer check (defect_qty between 1 and 999999),
  sort_hours numeric(17, 2) check (sort_hours > 0),
  hour_rate numeric(18, 3) check (hour_rate > 0),
  concession_pct numeric(5, 2) check (concession_pct between 0 and 100),
  amount numeric(18, 3) not null check (amount > 0),
  applied_amount numeric(18, 3) not null default 0,
  basis text check (length(basis) <= 500),
  reason text not null check (length(reason) <= 500),
  notified_at timestamptz(3),
  notified_by bigint references app_user (id),
  appeal_deadline date,
  appeal text check (length(appeal) <= 2000),
  appealed_at timestamptz(3),
  decision text check (decision in ('keep', 'reduce', 'waive')),
  decide_reason text check (length(decide_reason) <= 500),
  decided_by bigint references app_user (id),
  decided_at timestamptz(3),
  confirmed_at timestamptz(3),
  waiver_waits boolean not null default false,
  waive_reason text check (length(waive_reason) <= 500),
  waived_by bigint references app_user (id),
  void_reason text check (length(void_reason) <= 500),
  attachments json,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint deduction_taken check (applied_amount between 0 and amount),
  constraint deduction_notice check ((notified_at is null) = (appeal_deadline is null) and (notified_at is null) = (notified_by is null))
);
-- Lateness of a line is charged once, and so is what happened on a day, unless it was void.
create unique index deduction_late on deduction (purchase_order, order_line) where type = 'late' and state <> 'void';
create unique index deduction_once on deduction (supplier, type, purchase_order, sku, day, source_no) nulls not distinct
  where type <> 'late' and state <> 'void';
-- A document that a deduction rests on is charged once for each article.
create unique index deduction_of_source on deduction
  (source_no, type, supplier, purchase_order, order_line, sku, currency) nulls not distinct
  where type <> 'late' and source_no is not null and state <> 'void';
create index deduction_created on deduction (created_at, id);
create index deduction_state on deduction (state, created_at, id);
create index deduction_supplier on deduction (supplier, created_at, id);
create index deduction_company on deduction (company_entity);
create index deduction_purchase_order on deduction (purchase_order, order_line);
create index deduction_sku on deduction (sku, created_at, id);
create index deduction_source_no_listed on deduction (source_no collate "C", id);
create index deduction_due on deduction (appeal_deadline, id) where state = 'notified';
create index deduction_notified_by on deduction (notified_by);
create index deduction_decided_by on deduction (decided_by);
create index deduction_waived_by on deduction (waived_by);
create index deduction_deduct_no_listed on deduction (deduct_no collate "C", id);
create index deduction_currency_listed on deduction (currency collate "C", id);
create trigger deduction_numbered before insert on deduction for each row execute function number_document('DE', 'deduct_no', 'warehouse');

-- Costs that suppliers caused and that were found overseas, until deductions pass them on.
create table overseas_deduction (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  od_no text not null unique,
  state text not null default 'imported' check (state in ('imported', 'attributed', 'confirmed', 'deducted', 'waived')),
  fee_type text not null check (fee_type in (
    'relabel', 'repack', 'disposal', 'return_freight', 'fba_defect', 'customer_refund', 'recall', 'storage'
  )),
  warehouse bigint not null references warehouse (id) on delete restrict,
  store bigint references store (id) on delete restrict,
  event_date date not null,
  sku bigint not null references sku (id) on delete restrict,
  lot_ref text check (length(lot_ref) <= 60),
  doc_no text not null check (length(doc_no) <= 60),
  qty integer not null check (qty between 1 and 999999),
  foreign_currency text not null,
  foreign_amount numeric(18, 3) not null check (foreign_amount > 0),
  rate numeric(20, 6),
  settle_currency text,
  waive_reason text check (length(waive_reason) <= 500),
  attachments json,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index overseas_deduction_key on overseas_deduction (warehouse, doc_no, sku, fee_type);
create index overseas_deduction_event on overseas_deduction (event_date, id);
create index overseas_deduction_state on overseas_deduction (state, event_date, id);
create index overseas_deduction_sku on overseas_deduction (sku, event_date, id);
create index overseas_deduction_store on overseas_deduction (store);
create index overseas_deduction_od_no_listed on overseas_deduction (od_no collate "C", id);
create index overseas_deduction_doc_no_listed on overseas_deduction (doc_no collate "C", id);
create index overseas_deduction_lot_ref_listed on overseas_deduction (lot_ref collate "C", id);
create index overseas_deduction_foreign_currency_listed on overseas_deduction (foreign_currency collate "C", id);
create trigger overseas_deduction_numbered before insert on overseas_deduction
  for each row execute function number_document('OD', 'od_no', 'no_place');

-- Which suppliers pay how much of it, in the currency of the cost and in their own.
create table overseas_deduction_allocations (
  id bigint generated always as identity primary key,
  record_id bigint not null references overseas_deduction (id) on delete cascade,
  line_no integer not null,
  supplier bigint not null references supplier (id) on delete restrict,
  -- By which it delivered what the cost is about, where that is known.
  purchase_order bigint references purchase_order (id) on delete restrict,
  qty integer check (qty >= 0),
  amount numeric(18, 3) not null check (amount > 0),
  currency text,
  rate numeric(20, 6),
  settle_amount numeric(18, 3),
  unique (record_id, line_no) deferrable initially immediate,
  constraint overseas_deduction_allocations_supplier unique (record_id, supplier) deferrable initially immediate
);
create index overseas_deduction_allocations_order on overseas_deduction_allocations (purchase_order);
create index overseas_deduction_allocations_by_supplier on overseas_deduction_allocations (supplier, record_id);
