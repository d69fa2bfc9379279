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
  constraint deduction_notice check ((notified_at is null) = (appeal_deadline is null))
);
-- Lateness of a line is charged once, and so is what happened on a day, unless it was void.
create unique index deduction_late on deduction (purchase_order, order_line) where type = 'late' and state <> 'void';
create unique index deduction_once on deduction (supplier, type, purchase_order, sku, day, source_no) nulls not distinct
  where type <> 'late' and state <> 'void';
create index deduction_created on deduction (created_at, id);
create index deduction_state on deduction (state, created_at, id);
create index deduction_supplier on deduction (supplier, created_at, id);
create index deduction_company on deduction (company_entity);
create index deduction_purchase_order on deduction (purchase_order, order_line);
create index deduction_sku on deduction (sku, created_at, id);
create index deduction_source_no_listed on deduction (source_no collate "C", id);
create index deduction_due on deduction (appeal_deadline, id) where state = 'notified';
create index deduction_decided_by on deduction (decided_by);
create index deduction_waived_by on deduction (waived_by);
create index deduction_deduct_no_listed on deduction (deduct_no collate "C", id);
create index deduction_currency_listed on deduction (currency collate "C", id);
create trigger deduction_numbered before insert on deduction for each row execute function number_document('DE', 'deduct_no', 'warehouse');
