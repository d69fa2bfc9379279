-- What suppliers bill of lines of orders.
create table supplier_invoice (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  iv_no text not null unique,
  state text not null default 'draft' check (state in ('draft', 'verified', 'held', 'approved', 'paid', 'cancelled')),
  supplier bigint not null references supplier (id) on delete restrict,
  invoice_no text not null check (length(invoice_no) <= 40),
  invoice_date date not null,
  company_entity bigint not null references company_entity (id) on delete restrict,
  currency text not null,
  tax_rate numeric(9, 2) not null check (tax_rate between 0 and 100),
  amount_gross numeric(18, 3) not null check (amount_gross > 0),
  -- What its lines come to.
  amount_net numeric(18, 3),
  amount_tax numeric(18, 3),
  note text check (length(note) <= 500),
  attachments json,
  cancel_reason text check (length(cancel_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index supplier_invoice_key on supplier_invoice (supplier, invoice_no, iv_no);
create unique index supplier_invoice_once on supplier_invoice (supplier, invoice_no) where state <> 'cancelled';
create index supplier_invoice_created on supplier_invoice (created_at, id);
create index supplier_invoice_day on supplier_invoice (invoice_date, id);
create index supplier_invoice_state on supplier_invoice (state, invoice_date, id);
create index supplier_invoice_supplier on supplier_invoice (supplier, invoice_date, id);
create index supplier_invoice_company on supplier_invoice (company_entity);
create index supplier_invoice_iv_no_listed on supplier_invoice (iv_no collate "C", id);
create index supplier_invoice_invoice_no_listed on supplier_invoice (invoice_no collate "C", id);
create index supplier_invoice_currency_listed on supplier_invoice (currency collate "C", id);
create trigger supplier_invoice_numbered before insert on supplier_invoice
  for each row execute function number_document('IV', 'iv_no', 'warehouse');

create table supplier_invoice_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references supplier_invoice (id) on delete cascade,
  line_no integer not null,
  purchase_order bigint not null references purchase_order (id) on delete restrict,
  order_line integer not null check (order_line between 1 and 500),
  sku bigint references sku (id) on delete restrict,
  qty integer not null check (qty between 1 and 999999),
  price numeric(18, 4) not null check (price >= 0),
  amount numeric(18, 3),
  -- Pieces that settlements have paid for.
  settled_qty integer not null default 0 check (settled_qty between 0 and qty),
  unique (record_id, line_no) deferrable initially immediate
);
create index supplier_invoice_lines_order on supplier_invoice_lines (purchase_order, order_line);
create index supplier_invoice_lines_sku on supplier_invoice_lines (sku);

-- What suppliers are paid for: what was ordered, accepted and billed, less what they owe.
create table settlement (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  settle_no text not null unique,
  state text not null default 'draft' check (state in (
    'draft', 'exception', 'approving', 'approved', 'paying', 'part_paid', 'paid', 'void')),
  supplier bigint not null references supplier (id) on delete restrict,
  company_entity bigint not null references company_entity (id) on delete restrict,
  currency text not null,
  gross numeric(18, 3) not null check (gross >= 0),
  deducted numeric(18, 3) not null check (deducted >= 0),
  claimed numeric(18, 3) not null check (claimed >= 0),
  prepaid_used numeric(18, 3) not null check (prepaid_used >= 0),
  payable numeric(18, 3) not null check (payable >= 0),
  paid_amount numeric(18, 3) check (paid_amount between 0 and payable),
  due_date date,
  payment_request bigint references payment_request (id) on delete restrict,
  note text check (length(note) <= 500),
  attachments json,
  applicant bigint references app_user (id),
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 500),
  void_reason text check (length(void_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint settlement_sum check (gross = deducted + claimed + prepaid_used + payable)
);
create index settlement_created on settlement (created_at, id);
create index settlement_due on settlement (due_date, id);
create index settlement_state on settlement (state, due_date, id);
create index settlement_supplier on settlement (supplier, created_at, id);
create index settlement_company on settlement (company_entity);
create index settlement_payment_request on settlement (payment_request);
create index settlement_payable on settlement (payable, id);
create index settlement_settle_no_listed on settlement (settle_no collate "C", id);
create index settlement_currency_listed on settlement (currency collate "C", id);
create trigger settlement_numbered before insert on settlement
  for each row execute function number_document('SE', 'settle_no', 'warehouse');

create table settlement_invoices (
  id bigint generated always as identity primary key,
  record_id bigint not null references settlement (id) on delete cascade,
  line_no integer not null,
  invoice bigint not null references supplier_invoice (id) on delete restrict,
  -- The numbers of its lines that are settled; all where it is empty.
  only_lines text[],
  unique (record_id, line_no) deferrable initially immediate
);
create index settlement_invoices_invoice on settlement_invoices (invoice, record_id);

create table settlement_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references settlement (id) on delete cascade,
  line_no integer not null,
  invoice bigint not null references supplier_invoice (id) on delete restrict,
  invoice_line integer not null check (invoice_line between 1 and 500),
  purchase_order bigint not null references purchase_order (id) on delete restrict,
  order_line integer not null check (order_line between 1 and 500),
  sku bigint references sku (id) on delete restrict,
  qty integer not null check (qty >= 0),
  available_qty integer not null check (available_qty >= 0),
  inspection text check (inspection in ('none', 'planned', 'requested', 'part_passed', 'passed')),
  po_price numeric(18, 4) not null check (po_price >= 0),
  invoice_price numeric(18, 4) not null check (invoice_price >= 0),
  po_tax_rate numeric(9, 2) not null,
  invoice_tax_rate numeric(9, 2) not null,
  match text not null check (match in ('ok', 'tol', 'x_price', 'x_qty', 'x_tax', 'no_gr', 'no_inv')),
  override boolean not null default false,
  override_reason text check (length(override_reason) <= 500),
  override_by bigint references app_user (id),
  override_at timestamptz(3),
  pay_qty integer not null check (pay_qty between 0 and qty),
  net numeric(18, 3) not null check (net >= 0),
  tax numeric(18, 3) not null check (tax >= 0),
  amount_gross numeric(18, 3) not null check (amount_gross = net + tax),
  held numeric(18, 3) not null check (held >= 0),
  ppv numeric(18, 3) not null,
  unique (record_id, line_no) deferrable initially immediate,
  constraint settlement_lines_override check (override = (override_reason is not null))
);
create index settlement_lines_order on settlement_lines (purchase_order, order_line);
create index settlement_lines_invoice on settlement_lines (invoice, invoice_line);
create index settlement_lines_sku on settlement_lines (sku);
create index settlement_lines_override_by on settlement_lines (override_by);
create index settlement_lines_match on settlement_lines (match collate "C", record_id);
create index settlement_lines_open on settlement_lines (record_id)
  where match not in ('ok', 'tol') and not override;

create table settlement_deductions (
  id bigint generated always as identity primary key,
  record_id bigint not null references settlement (id) on delete cascade,
  line_no integer not null,
  deduction bigint not null references deduction (id) on delete restrict,
  amount numeric(18, 3) not null check (amount >= 0),
  carried numeric(18, 3) not null check (carried >= 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index settlement_deductions_deduction on settlement_deductions (deduction, record_id);

create table settlement_claims (
  id bigint generated always as identity primary key,
  record_id bigint not null references settlement (id) on delete cascade,
  line_no integer not null,
  claim bigint not null references claim (id) on delete restrict,
  amount numeric(18, 3) not null check (amount >= 0),
  carried numeric(18, 3) not null check (carried >= 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index settlement_claims_claim on settlement_claims (claim, record_id);

create table settlement_prepays (
  id bigint generated always as identity primary key,
  record_id bigint not null references settlement (id) on delete cascade,
  line_no integer not null,
  prepayment bigint not null references prepayment (id) on delete restrict,
  purchase_order bigint not null references purchase_order (id) on delete restrict,
  amount numeric(18, 3) not null check (amount >= 0),
  carried numeric(18, 3) not null check (carried >= 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index settlement_prepays_prepayment on settlement_prepays (prepayment, record_id);
create index settlement_prepays_order on settlement_prepays (purchase_order);

-- Lines of which something is accepted and not paid for yet.
create index purchase_order_lines_unsettled on purchase_order_lines (record_id, line_no) where accepted_qty > settled_qty;
