-- What is to be bought, before anything is ordered.
create table purchase_requirement (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  req_no text not null unique,
  state text not null default 'new' check (state in ('new', 'confirmed', 'part', 'ordered', 'closed')),
  source text not null default 'manual' check (source in ('mrp', 'manual', 'newprod', 'aftersale')),
  source_no text check (length(source_no) <= 40),
  sku bigint not null references sku (id) on delete restrict,
  qty integer not null check (qty between 1 and 999999),
  mrp_qty integer check (mrp_qty >= 0),
  ordered_qty integer not null default 0 check (ordered_qty >= 0),
  closed_qty integer not null default 0 check (closed_qty >= 0),
  required_date date not null,
  latest_order_date date not null,
  warehouse bigint not null references warehouse (id) on delete restrict,
  company_entity bigint not null references company_entity (id) on delete restrict,
  supplier bigint references supplier (id) on delete restrict,
  currency text,
  priority integer not null default 5 check (priority between 1 and 9),
  buyer bigint references app_user (id),
  change_reason text check (length(change_reason) <= 200),
  close_reason text check (length(close_reason) <= 200),
  note text check (length(note) <= 200),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  -- what is ordered beyond a requirement is nobody's: it is no allocation
  constraint purchase_requirement_pieces check (ordered_qty + closed_qty <= qty)
);
create unique index purchase_requirement_file on purchase_requirement (sku, warehouse, company_entity, required_date, req_no);
create index purchase_requirement_due on purchase_requirement (latest_order_date, id);
create index purchase_requirement_state on purchase_requirement (state, latest_order_date, id);
create index purchase_requirement_sku on purchase_requirement (sku, state);
create index purchase_requirement_supplier on purchase_requirement (supplier, latest_order_date, id);
create index purchase_requirement_warehouse on purchase_requirement (warehouse);
create index purchase_requirement_company on purchase_requirement (company_entity);
create index purchase_requirement_buyer on purchase_requirement (buyer, latest_order_date, id);
create index purchase_requirement_currency_listed on purchase_requirement (currency collate "C", id);
create index purchase_requirement_req_no_listed on purchase_requirement (req_no collate "C", id);
create trigger purchase_requirement_numbered before insert on purchase_requirement
  for each row execute function number_document('RQ', 'req_no', 'warehouse');

-- Pieces of order lines that are for a requirement: the line of its SKU and of this day.
create table purchase_requirement_allocations (
  id bigint generated always as identity primary key,
  record_id bigint not null references purchase_requirement (id) on delete cascade,
  line_no integer not null,
  "order" bigint not null references purchase_order (id) on delete restrict,
  line_date date not null,
  qty integer not null check (qty between 1 and 999999),
  unique (record_id, line_no) deferrable initially immediate,
  constraint purchase_requirement_allocations_line unique (record_id, "order", line_date)
);
create index purchase_requirement_allocations_order on purchase_requirement_allocations ("order", record_id);

-- How planning came to a requirement, step by step, each with what it was worked out from.
create table purchase_requirement_explain (
  id bigint generated always as identity primary key,
  record_id bigint not null references purchase_requirement (id) on delete cascade,
  line_no integer not null,
  step text not null check (step in ('demand', 'supply', 'safety', 'net', 'lot', 'date', 'other')),
  formula text not null check (length(formula) <= 300),
  inputs text check (length(inputs) <= 600),
  value numeric(18, 4),
  unique (record_id, line_no) deferrable initially immediate
);

-- Requirements that went into no order when a batch of orders was made, lines that an order went without, and why.
create table purchase_order_batch_left_out (
  id bigint generated always as identity primary key,
  record_id bigint not null references purchase_order_batch (id) on delete cascade,
  line_no integer not null,
  no integer not null check (no >= 1),
  requirement bigint references purchase_requirement (id) on delete cascade,
  sku bigint not null references sku (id) on delete restrict,
  qty integer not null check (qty between 1 and 999999),
  reason text not null check (reason in ('CLEARANCE', 'NO_SUPPLIER', 'SUPPLIER_DISABLED', 'NO_PRICE', 'BELOW_MIN', 'OVER_MAX')),
  unique (record_id, line_no) deferrable initially immediate
);
create index purchase_order_batch_left_out_requirement on purchase_order_batch_left_out (requirement);
create index purchase_order_batch_left_out_sku on purchase_order_batch_left_out (sku);

-- Orders that came out of a batch, as they were made.
create table purchase_order_batch_orders (
  id bigint generated always as identity primary key,
  record_id bigint not null references purchase_order_batch (id) on delete cascade,
  line_no integer not null,
  "order" bigint not null references purchase_order (id) on delete cascade,
  supplier bigint not null references supplier (id) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  line_count integer not null check (line_count >= 0),
  qty integer not null check (qty >= 0),
  surplus integer not null check (surplus >= 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index purchase_order_batch_orders_order on purchase_order_batch_orders ("order");
create index purchase_order_batch_orders_supplier on purchase_order_batch_orders (supplier);
create index purchase_order_batch_orders_warehouse on purchase_order_batch_orders (warehouse);
