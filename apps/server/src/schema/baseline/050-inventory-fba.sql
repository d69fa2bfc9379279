-- The stock that Amazon reports for a seller SKU at the end of a day, in total or in a country.
create table fba_stock (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  msku text not null,
  fnsku text,
  asin text,
  title text,
  condition text,
  country bigint references country (id) on delete restrict,
  snapshot_at date not null,
  fulfillable integer not null default 0 check (fulfillable >= 0),
  reserved integer check (reserved >= 0),
  reserved_orders integer check (reserved_orders >= 0),
  reserved_transfers integer check (reserved_transfers >= 0),
  reserved_processing integer check (reserved_processing >= 0),
  inbound_working integer check (inbound_working >= 0),
  inbound_shipped integer check (inbound_shipped >= 0),
  inbound_receiving integer check (inbound_receiving >= 0),
  unfulfillable integer check (unfulfillable >= 0),
  customer_damaged integer check (customer_damaged >= 0),
  warehouse_damaged integer check (warehouse_damaged >= 0),
  distributor_damaged integer check (distributor_damaged >= 0),
  carrier_damaged integer check (carrier_damaged >= 0),
  defective integer check (defective >= 0),
  expired integer check (expired >= 0),
  researching integer check (researching >= 0),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index fba_stock_key on fba_stock (store, site, msku, snapshot_at, country) nulls not distinct;
create index fba_stock_newest on fba_stock (store, site, (country is null), snapshot_at desc);
create index fba_stock_msku on fba_stock (msku collate "C", id);
create index fba_stock_site on fba_stock (site);
create index fba_stock_country on fba_stock (country);
create index fba_stock_day on fba_stock (snapshot_at desc, id);
create index fba_stock_fnsku_listed on fba_stock (fnsku collate "C", id);
create index fba_stock_asin_listed on fba_stock (asin collate "C", id);

-- Shipments to Amazon, from plan to closed.
create table fba_shipment (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  shipment_id text not null,
  name text,
  store bigint not null references store (id) on delete restrict,
  center bigint not null references amazon_warehouse (id) on delete restrict,
  amazon_status text not null
    check (amazon_status in ('WORKING', 'READY_TO_SHIP', 'SHIPPED', 'IN_TRANSIT', 'DELIVERED', 'CHECKED_IN', 'RECEIVING',
    'CLOSED', 'CANCELLED', 'DELETED', 'ERROR')),
  outbound_no text,
  shipment_no text,
  delivered_at date,
  closed_at date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index fba_shipment_key on fba_shipment (shipment_id);
create index fba_shipment_store on fba_shipment (store);
create index fba_shipment_center on fba_shipment (center);
create index fba_shipment_outbound on fba_shipment (outbound_no) where outbound_no is not null;
create index fba_shipment_updated on fba_shipment (updated_at, id);
create index fba_shipment_status on fba_shipment (amazon_status, id);
create index fba_shipment_shipment_id_listed on fba_shipment (shipment_id collate "C", id);
create index fba_shipment_outbound_no_listed on fba_shipment (outbound_no collate "C", id);
create trigger fba_shipment_kept before delete on fba_shipment for each row execute function keep_booked_fba_shipment();

create table fba_shipment_items (
  id bigint generated always as identity primary key,
  record_id bigint not null references fba_shipment (id) on delete cascade,
  line_no integer not null,
  msku text not null,
  fnsku text,
  qty_shipped integer not null check (qty_shipped between 0 and 999999),
  qty_received integer check (qty_received between 0 and 999999),
  unique (record_id, line_no) deferrable initially immediate
);

create table fba_shipment_boxes (
  id bigint generated always as identity primary key,
  record_id bigint not null references fba_shipment (id) on delete cascade,
  line_no integer not null,
  box_no integer not null check (box_no between 1 and 999999),
  units integer not null check (units between 1 and 99999),
  length_cm numeric(18, 2) check (length_cm > 0),
  width_cm numeric(18, 2) check (width_cm > 0),
  height_cm numeric(18, 2) check (height_cm > 0),
  weight_kg numeric(18, 3) check (weight_kg > 0),
  oversize boolean,
  unique (record_id, line_no) deferrable initially immediate
);

-- What of a shipment is still to be followed by our own book and by its cases, and why that was refused.
create table fba_shipment_following (
  shipment bigint primary key references fba_shipment (id) on delete cascade,
  pending boolean not null default true,
  refused text
);
create index fba_shipment_pending on fba_shipment_following (shipment) where pending;

-- Spans of Amazon's ledger, as it was delivered, and whether our own book followed.
create table fba_ledger_line (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  period_from date not null,
  period_to date not null,
  fnsku text not null,
  msku text,
  asin text,
  title text,
  disposition text not null,
  location text not null,
  starting integer not null,
  in_transit integer,
  receipts integer not null default 0,
  shipments integer not null default 0,
  returns integer not null default 0,
  vendor_returns integer not null default 0,
  transfers integer not null default 0,
  found integer not null default 0,
  lost integer not null default 0,
  damaged integer not null default 0,
  disposed integer not null default 0,
  other integer not null default 0,
  unknown integer not null default 0,
  ending integer not null,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint fba_ledger_line_period check (period_from <= period_to),
  constraint fba_ledger_line_spans exclude using gist (
    int8range(store, store, '[]') with &&,
    int4range(hashtext(fnsku || '/' || disposition || '/' || location), hashtext(fnsku || '/' || disposition || '/' || location),
    '[]') with &&,
    daterange(period_from, period_to, '[]') with &&)
);
create unique index fba_ledger_line_key on fba_ledger_line (store, period_to, fnsku, disposition, location);
create index fba_ledger_line_fnsku on fba_ledger_line (store, fnsku, period_to);
create index fba_ledger_line_fnsku_listed on fba_ledger_line (fnsku collate "C", id);
-- Orders of lists run one way in all their columns.
create index fba_ledger_line_period on fba_ledger_line (period_to, id);
create trigger fba_ledger_line_kept before update or delete on fba_ledger_line for each row execute function keep_booked_fba_line();

-- Whether our own book followed a span, or why not.
create table fba_ledger_booking (
  line bigint primary key references fba_ledger_line (id) on delete cascade,
  booked_at timestamptz(3),
  refused text,
  check ((booked_at is null) <> (refused is null))
);

-- What is claimed from Amazon.
create table fba_case (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  case_no text not null unique,
  type text not null check (type in ('inbound_short', 'inbound_over', 'wh_lost', 'wh_damaged', 'return_missing', 'unbalanced')),
  store bigint not null references store (id) on delete restrict,
  warehouse bigint references warehouse (id) on delete restrict,
  source_no text not null,
  fnsku text,
  msku text,
  sku bigint references sku (id) on delete restrict,
  qty integer not null check (qty >= 0),
  deadline date,
  state text not null default 'open' check (state in ('open', 'filed', 'reimbursed', 'rejected', 'expired', 'closed')),
  amazon_case_id text,
  filed_at date,
  reimbursed_qty integer check (reimbursed_qty >= 0),
  reimbursed_amount numeric(18, 2) check (reimbursed_amount >= 0),
  currency text,
  reason text,
  closed_at date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create index fba_case_source on fba_case (source_no);
create index fba_case_amazon on fba_case (store, amazon_case_id) where amazon_case_id is not null;
create index fba_case_store on fba_case (store);
create index fba_case_warehouse on fba_case (warehouse);
create index fba_case_sku on fba_case (sku);
create index fba_case_deadline on fba_case (deadline, id);
create index fba_case_updated on fba_case (updated_at, id);
create index fba_case_case_no_listed on fba_case (case_no collate "C", id);
create index fba_case_source_no_listed on fba_case (source_no collate "C", id);
create index fba_case_fnsku_listed on fba_case (fnsku collate "C", id);
create index fba_case_ending on fba_case (deadline) where state = 'open';
create trigger fba_case_numbered before insert on fba_case for each row execute function number_document('FC', 'case_no', 'warehouse');

-- What Amazon paid back, and which span of the ledger it settles.
create table fba_reimbursement (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  reimbursement_id text not null,
  approved_at date not null,
  amazon_case_id text,
  order_id text,
  reason text not null,
  msku text,
  fnsku text not null,
  asin text,
  title text,
  condition text,
  currency text not null,
  amount_per_unit numeric(18, 2),
  amount_total numeric(18, 2) not null,
  qty_cash integer,
  qty_inventory integer,
  qty_total integer not null,
  original_id text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index fba_reimbursement_key on fba_reimbursement (store, reimbursement_id, fnsku, msku) nulls not distinct;
create index fba_reimbursement_fnsku on fba_reimbursement (store, fnsku);
create index fba_reimbursement_fnsku_listed on fba_reimbursement (fnsku collate "C", id);
create index fba_reimbursement_day on fba_reimbursement (approved_at, id);

create table fba_settlement (
  reimbursement bigint primary key references fba_reimbursement (id) on delete cascade,
  ledger_line bigint not null references fba_ledger_line (id) on delete cascade
);
create index fba_settlement_line on fba_settlement (ledger_line);
create index fba_settlement_settles on fba_settlement (('FL' || ledger_line::text) collate "C");

create table fba_case_ending_notified (
  fba_case bigint primary key references fba_case (id) on delete cascade,
  notified_at timestamptz(3) not null
);
