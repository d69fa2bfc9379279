-- What is expected at a warehouse, and what came.
create table receipt (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  receipt_no text not null unique,
  type text not null check (type in ('purchase', 'first_leg', 'transfer', 'customer_return', 'sample')),
  source_no text not null check (length(source_no) between 1 and 60),
  warehouse bigint not null references warehouse (id) on delete restrict,
  from_warehouse bigint references warehouse (id) on delete restrict
    constraint receipt_elsewhere check (from_warehouse <> warehouse),
  supplier bigint references supplier (id) on delete restrict,
  container_no text,
  eta date,
  arrived_at timestamptz(3),
  dock_bin bigint references bin (id) on delete restrict,
  blind boolean not null default false,
  state text not null default 'expected' check (state in ('expected', 'arrived', 'counting', 'counted', 'closed', 'cancelled')),
  closed_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  receiver bigint references app_user (id),
  second_receiver bigint references app_user (id),
  photos json,
  note text check (length(note) <= 500),
  finished_at timestamptz(3),
  foreign key (dock_bin, warehouse) references bin (id, warehouse),
  check ((state = 'closed') = (closed_at is not null)),
  constraint receipt_dock check (state in ('expected', 'cancelled') or (arrived_at is not null and dock_bin is not null))
);
create index receipt_source_no on receipt (source_no);
create index receipt_container on receipt (container_no) where container_no is not null;
create index receipt_eta on receipt (eta, id);
create index receipt_status on receipt (state, warehouse, eta);
create index receipt_arrived on receipt (arrived_at desc);
create index receipt_returned on receipt (arrived_at) where type = 'customer_return';
create index receipt_warehouse on receipt (warehouse, created_at desc);
create index receipt_from on receipt (from_warehouse) where from_warehouse is not null;
create index receipt_supplier on receipt (supplier) where supplier is not null;
create index receipt_dock on receipt (dock_bin) where dock_bin is not null;
create index receipt_updated on receipt (updated_at, id);
create unique index receipt_source on receipt (type, source_no, warehouse, container_no) nulls not distinct where state <> 'cancelled';
create index receipt_receiver on receipt (receiver) where receiver is not null;
create index receipt_receipt_no_listed on receipt (receipt_no collate "C", id);
create index receipt_source_no_listed on receipt (source_no collate "C", id);
create index receipt_container_no_listed on receipt (container_no collate "C", id);
create trigger receipt_numbered before insert on receipt for each row execute function number_document('RC', 'receipt_no', 'warehouse');

create table receipt_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references receipt (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  po_no text not null default '-',
  po_line integer not null default 1 check (po_line > 0),
  expected_qty integer not null check (expected_qty between 0 and 999999),
  most_qty integer not null default 0 check (most_qty >= 0),
  carton_qty integer check (carton_qty > 0),
  unit_cost numeric(18, 4) check (unit_cost >= 0),
  in_transit boolean not null default false,
  good_qty integer not null default 0 check (good_qty >= 0),
  hold_qty integer not null default 0 check (hold_qty >= 0),
  -- Pieces of those on hold that are so no more: inspection decided on them, or they went back.
  judged_qty integer not null default 0 check (judged_qty >= 0),
  damaged_qty integer not null default 0 check (damaged_qty >= 0),
  over_qty integer not null default 0 check (over_qty >= 0),
  -- Most that a line takes follows from what is expected and its over-tolerance; orders have 2 % unless they say otherwise.
  over_tol_pct numeric(5, 2) not null default 0 check (over_tol_pct between 0 and 100),
  put_qty integer not null default 0 check (put_qty >= 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index receipt_lines_sku on receipt_lines (sku, record_id);
create index receipt_lines_held on receipt_lines (sku, record_id) where hold_qty > judged_qty;
create index receipt_lines_po on receipt_lines (po_no) where po_no is not null;
create index receipt_lines_po_listed on receipt_lines ((nullif(po_no, '-')) collate "C", id);

-- What was scanned at the dock, a row for each line that the pieces fell to.
create table receipt_scan (
  id bigint generated always as identity primary key,
  receipt bigint not null references receipt (id) on delete restrict,
  line_no integer not null,
  scan_key uuid not null,
  code text not null check (length(code) <= 120),
  sku bigint not null references sku (id) on delete restrict,
  good integer not null default 0 check (good >= 0),
  hold integer not null default 0 check (hold >= 0),
  damaged integer not null default 0 check (damaged >= 0),
  over integer not null default 0 check (over >= 0),
  posting_no text,
  by bigint not null references app_user (id),
  at timestamptz(3) not null,
  undone_at timestamptz(3),
  photos json,
  check (good + hold + damaged + over > 0)
);
create unique index receipt_scan_key on receipt_scan (scan_key, line_no, coalesce(posting_no, ''));
create index receipt_scan_receipt on receipt_scan (receipt, id desc);
create index receipt_scan_sku on receipt_scan (sku);
create index receipt_scan_by on receipt_scan (by, id desc);

create table receipt_difference (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  receipt bigint not null references receipt (id) on delete restrict,
  receipt_no text not null,
  line_no integer,
  diff_type text not null check (diff_type in ('short', 'over', 'wrong_sku', 'damaged')),
  sku bigint references sku (id) on delete restrict,
  code text check (length(code) <= 120),
  warehouse bigint not null references warehouse (id) on delete restrict,
  supplier bigint references supplier (id) on delete restrict,
  expected_qty integer not null check (expected_qty >= 0),
  actual_qty integer not null check (actual_qty >= 0),
  diff_qty integer not null check (diff_qty <> 0),
  unit_cost numeric(18, 4) check (unit_cost >= 0),
  diff_value numeric(20, 4),
  photos json,
  note text check (length(note) <= 500),
  state text not null default 'open' check (state in ('open', 'decided')),
  disposition text check (disposition in ('short_claim', 'short_close', 'over_accept', 'over_return', 'wrong_return', 'damage_claim')),
  reason text check (length(reason) <= 500),
  claim_no text,
  outbound_no text,
  posting_no text,
  round integer not null default 0,
  decided_by bigint references app_user (id),
  decided_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  check (sku is not null or code is not null),
  check ((state = 'decided') = (disposition is not null)),
  check ((state = 'decided') = (decided_at is not null))
);
create index receipt_difference_receipt on receipt_difference (receipt, id);
create index receipt_difference_no on receipt_difference (receipt_no, id);
create index receipt_difference_created on receipt_difference (created_at desc, id desc);
create index receipt_difference_open on receipt_difference (state, created_at desc) where state = 'open';
create index receipt_difference_sku on receipt_difference (sku);
create index receipt_difference_warehouse on receipt_difference (warehouse);
create index receipt_difference_supplier on receipt_difference (supplier);
create index receipt_difference_updated on receipt_difference (updated_at, id);
create index receipt_difference_receipt_no_listed on receipt_difference (receipt_no collate "C", id);
create index receipt_difference_claim_no_listed on receipt_difference (claim_no collate "C", id);
create index receipt_difference_outbound_no_listed on receipt_difference (outbound_no collate "C", id);

-- What we claim from suppliers, carriers and others; differences of receipts and losses of transfers lead to drafts.
create table claim (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  claim_no text not null unique,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'negotiating', 'agreed', 'recovered', 'rejected', 'closed')),
  party text not null check (party in ('supplier', 'carrier', 'warehouse', 'insurer', 'platform')),
  supplier bigint references supplier (id) on delete restrict,
  counterparty text check (length(counterparty) <= 120),
  type text not null check (type in ('quality', 'lost', 'damage', 'delay', 'overcharge')),
  mode text check (mode in ('sea', 'road')),
  biz_no text check (length(biz_no) <= 60),
  biz_kind text check (biz_kind in (
    'order', 'batch', 'receipt', 'report', 'after_sale', 'deduction', 'settlement', 'inspection', 'loading', 'transfer', 'outbound',
    'invoice', 'payment', 'fba_shipment'
  )),
  difference bigint references receipt_difference (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  qty integer check (qty between 1 and 999999),
  warehouse bigint references warehouse (id) on delete restrict,
  company_entity bigint references company_entity (id) on delete restrict,
  currency text not null,
  claimed numeric(18, 3) check (claimed >= 0),
  agreed numeric(18, 3),
  recovered numeric(18, 3),
  day date not null,
  deadline date,
  suit_by date,
  owner bigint references app_user (id),
  matter text check (length(matter) <= 500),
  attachments json,
  submitted_at timestamptz(3),
  rejected_at timestamptz(3),
  closed_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint claim_agreed_part check (agreed > 0 and agreed <= claimed),
  constraint claim_recovered_part check (recovered between 0 and agreed)
);
create unique index claim_difference on claim (difference) where state <> 'closed';
create index claim_deadline on claim (deadline, id);
create index claim_created on claim (created_at, id);
create index claim_state on claim (state, deadline, id);
create index claim_supplier on claim (supplier, created_at, id);
create index claim_warehouse on claim (warehouse);
create index claim_company on claim (company_entity);
create index claim_sku on claim (sku, created_at, id);
create index claim_owner on claim (owner, deadline, id);
create index claim_biz on claim (biz_no);
create index claim_claim_no_listed on claim (claim_no collate "C", id);
create index claim_biz_no_listed on claim (biz_no collate "C", id);
create index claim_currency_listed on claim (currency collate "C", id);
create trigger claim_numbered before insert on claim for each row execute function number_document('CL', 'claim_no', 'warehouse');

-- What happened to a claim: put forward, talked about, agreed, recovered in parts, rejected.
create table claim_timeline (
  id bigint generated always as identity primary key,
  record_id bigint not null references claim (id) on delete cascade,
  line_no integer not null,
  at timestamptz(3) not null,
  event text not null check (event in ('submitted', 'noted', 'agreed', 'offset', 'cash', 'rejected', 'reopened', 'closed')),
  amount numeric(18, 3),
  text text check (length(text) <= 2000),
  noted_by bigint references app_user (id),
  unique (record_id, line_no) deferrable initially immediate
);
create index claim_timeline_noted_by on claim_timeline (noted_by);
