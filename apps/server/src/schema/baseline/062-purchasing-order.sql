-- Orders that were made together, and what went into none.
create table purchase_order_batch (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  batch_no text not null unique,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create index purchase_order_batch_batch_no_listed on purchase_order_batch (batch_no collate "C", id);
create index purchase_order_batch_created on purchase_order_batch (created_at, id);
create index purchase_order_batch_made_by on purchase_order_batch (created_by, created_at, id);
create trigger purchase_order_batch_numbered before insert on purchase_order_batch
  for each row execute function number_document('OC', 'batch_no', 'warehouse');

-- What is bought from a supplier, on which terms, and how far it has come.
create table purchase_order (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  order_no text not null unique,
  type text not null check (type in ('std', 'new', 'smp', 'spr', 'rpl')),
  state text not null default 'draft' check (state in (
    'draft', 'approving', 'rejected', 'approved', 'sent', 'replied', 'effective',
    'producing', 'inspected', 'shipped', 'received', 'settled', 'closed', 'cancelled'
  )),
  supplier bigint not null references supplier (id) on delete restrict,
  company_entity bigint not null references company_entity (id) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  currency text not null,
  incoterm text not null,
  accept_point text check (accept_point in ('handover', 'receipt')),
  payment_method bigint references payment_method (id) on delete restrict,
  deposit_pct numeric(7, 4) not null default 0 check (deposit_pct between 0 and 100),
  balance_base text not null default 'receipt' check (balance_base in ('effective', 'ship', 'receipt', 'invoice')),
  net_days integer not null default 0 check (net_days between 0 and 180),
  eom boolean not null default false,
  contract bigint references contract (id) on delete restrict,
  price_incl_tax boolean not null default true,
  tax_rate numeric(9, 2) check (tax_rate between 0 and 100),
  over_tol_pct numeric(5, 2) not null default 2 check (over_tol_pct between 0 and 10),
  under_tol_pct numeric(5, 2) not null default 0 check (under_tol_pct between 0 and 10),
  amount_net numeric(18, 3),
  amount_tax numeric(18, 3),
  amount_gross numeric(18, 3),
  amount_cny numeric(18, 2),
  buyer bigint references app_user (id),
  levels integer check (levels between 1 and 3),
  applicant bigint references app_user (id),
  submitted_at timestamptz(3),
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 500),
  cancel_reason text check (length(cancel_reason) <= 500),
  sent_at timestamptz(3),
  first_reply_at timestamptz(3),
  order_version integer not null default 1 check (order_version between 1 and 9999),
  effective_at timestamptz(3),
  effective_reason text check (length(effective_reason) <= 500),
  effective_proof json,
  partial boolean not null default false,
  started_at timestamptz(3),
  closed_at timestamptz(3),
  changing boolean not null default false,
  change_reason text check (length(change_reason) <= 500),
  change_by bigint references app_user (id),
  change_at timestamptz(3),
  change_levels integer check (change_levels between 1 and 3),
  change_approver bigint references app_user (id),
  change_reject_reason text check (length(change_reject_reason) <= 500),
  batch bigint references purchase_order_batch (id) on delete restrict,
  -- The version of an order template that it was written by.
  template bigint,
  -- What that says of this order, its gaps filled.
  packing text,
  clauses text,
  note text check (length(note) <= 500),
  attachments json,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint purchase_order_amounts check (amount_net + amount_tax = amount_gross),
  constraint purchase_order_change check (not changing or (change_by is not null and change_at is not null and change_levels is not null))
);
create unique index purchase_order_file on purchase_order (supplier, warehouse, order_no);
create index purchase_order_created on purchase_order (created_at, id);
create index purchase_order_state on purchase_order (state, created_at, id);
create index purchase_order_contract on purchase_order (contract, created_at, id);
create index purchase_order_supplier on purchase_order (supplier, created_at, id);
create index purchase_order_currency_listed on purchase_order (currency collate "C", id);
create index purchase_order_made_in on purchase_order (batch);
create index purchase_order_company on purchase_order (company_entity);
create index purchase_order_warehouse on purchase_order (warehouse);
create index purchase_order_payment_method on purchase_order (payment_method);
create index purchase_order_buyer on purchase_order (buyer, created_at, id);
create index purchase_order_change_by on purchase_order (change_by);
create index purchase_order_change_approver on purchase_order (change_approver);
create index purchase_order_changing on purchase_order (change_at, id) where changing;
create index purchase_order_effective on purchase_order (effective_at, id);
create index purchase_order_sent on purchase_order (sent_at, id);
create index purchase_order_order_no_listed on purchase_order (order_no collate "C", id);
create trigger purchase_order_numbered before insert on purchase_order
  for each row execute function number_document('PO', 'order_no', 'warehouse');

create table purchase_order_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references purchase_order (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  qty integer not null check (qty between 1 and 999999),
  price numeric(18, 4) not null check (price >= 0),
  price_source text check (price_source in ('break', 'contract', 'manual')),
  amount numeric(18, 3),
  required_date date not null,
  remark text check (length(remark) <= 200),
  inspect_plan text[] check (inspect_plan <@ array['ipqc', 'outgoing', 'final', 'iqc']),
  promised_date date,
  baseline_date date,
  kpi_date date,
  cancelled_qty integer not null default 0 check (cancelled_qty between 0 and qty),
  short_closed_qty integer not null default 0 check (short_closed_qty >= 0),
  produced_qty integer not null default 0 check (produced_qty >= 0),
  passed_qty integer not null default 0 check (passed_qty >= 0),
  shipped_qty integer not null default 0 check (shipped_qty >= 0),
  received_qty integer not null default 0 check (received_qty >= 0),
  blocked_qty integer not null default 0 check (blocked_qty >= 0),
  returned_qty integer not null default 0 check (returned_qty >= 0),
  replace_qty integer not null default 0 check (replace_qty >= 0),
  accepted_qty integer not null default 0 check (accepted_qty >= 0),
  invoiced_qty integer not null default 0 check (invoiced_qty >= 0),
  settled_qty integer not null default 0 check (settled_qty >= 0),
  -- What its quantities come to, kept beside them by whoever writes the order.
  line_status text not null default 'open' check (line_status in (
    'open', 'producing', 'ready', 'inspected', 'part_shipped', 'shipped', 'part_received', 'received', 'settled', 'closed', 'cancelled'
  )),
  eff_qty integer not null default 0 check (eff_qty >= 0),
  open_qty integer not null default 0 check (open_qty >= 0),
  in_transit_qty integer not null default 0 check (in_transit_qty >= 0),
  amount_net numeric(18, 3),
  open_amount numeric(18, 3),
  received_amount numeric(18, 3),
  settled_amount numeric(18, 3),
  constraint purchase_order_lines_wanted check (cancelled_qty + short_closed_qty <= qty),
  unique (record_id, line_no) deferrable initially immediate
);
create index purchase_order_lines_sku on purchase_order_lines (sku, record_id);
create index purchase_order_lines_kpi on purchase_order_lines (kpi_date, id);
create index purchase_order_lines_promised on purchase_order_lines (promised_date, id);
create index purchase_order_lines_required on purchase_order_lines (required_date, id);

-- Who approved which level of an order.
create table purchase_order_approvals (
  id bigint generated always as identity primary key,
  record_id bigint not null references purchase_order (id) on delete cascade,
  line_no integer not null,
  level integer not null check (level between 1 and 3),
  approver bigint not null references app_user (id),
  approved_at timestamptz(3) not null,
  unique (record_id, line_no) deferrable initially immediate,
  constraint purchase_order_approvals_person unique (record_id, approver),
  constraint purchase_order_approvals_level unique (record_id, level)
);
create index purchase_order_approvals_approver on purchase_order_approvals (approver);

-- What a buyer wants to change of an order in force, until those who approve orders have decided.
create table purchase_order_pending_changes (
  id bigint generated always as identity primary key,
  record_id bigint not null references purchase_order (id) on delete cascade,
  line_no integer not null,
  order_line integer not null check (order_line >= 1),
  sku bigint not null references sku (id) on delete restrict,
  qty_before integer not null check (qty_before >= 0),
  qty integer not null check (qty between 0 and 999999),
  price_before numeric(18, 4) not null check (price_before >= 0),
  price numeric(18, 4) not null check (price >= 0),
  date_before date not null,
  date date not null,
  date_reason text check (date_reason in ('capacity', 'material', 'rework', 'mould', 'supplier_holiday', 'pay_late', 'spec', 'push_out',
    'pull_in', 'inspect_wait', 'booking', 'force')),
  unique (record_id, line_no) deferrable initially immediate
);
create index purchase_order_pending_changes_sku on purchase_order_pending_changes (sku);

-- Who approved which level of a change that waits.
create table purchase_order_change_approvals (
  id bigint generated always as identity primary key,
  record_id bigint not null references purchase_order (id) on delete cascade,
  line_no integer not null,
  level integer not null check (level between 1 and 3),
  approver bigint not null references app_user (id),
  approved_at timestamptz(3) not null,
  unique (record_id, line_no) deferrable initially immediate,
  constraint purchase_order_change_approvals_person unique (record_id, approver)
);
create index purchase_order_change_approvals_approver on purchase_order_change_approvals (approver);

-- What was changed of an order since it was approved, version by version.
create table purchase_order_changes (
  id bigint generated always as identity primary key,
  record_id bigint not null references purchase_order (id) on delete cascade,
  line_no integer not null,
  version integer not null check (version >= 1),
  cause text not null check (cause in ('reply', 'buyer')),
  order_line integer not null check (order_line >= 1),
  sku bigint not null references sku (id) on delete restrict,
  field text not null check (field in ('qty', 'price', 'date', 'cancelled', 'shortClosed')),
  before text not null check (length(before) <= 40),
  after text not null check (length(after) <= 40),
  reason text check (length(reason) <= 500),
  changed_by bigint references app_user (id),
  changed_at timestamptz(3) not null,
  unique (record_id, line_no) deferrable initially immediate
);
create index purchase_order_changes_sku on purchase_order_changes (sku);
create index purchase_order_changes_changed_by on purchase_order_changes (changed_by);
