-- What leaves a supplier at one time of one order.
create table ship_batch (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  batch_no text not null unique,
  purchase_order bigint not null references purchase_order (id) on delete restrict,
  supplier bigint not null references supplier (id) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  state text not null default 'planned' check (state in ('planned', 'shipped', 'departed', 'part_arrived', 'arrived', 'void')),
  mode text check (mode in ('seaFcl', 'seaLcl', 'seaExpress', 'air', 'courier', 'rail', 'truck')),
  ship_date date not null,
  container_no text check (length(container_no) <= 20),
  etd date,
  eta date,
  departed_on date,
  arrived_on date,
  receipt_no text,
  void_reason text check (length(void_reason) <= 500),
  note text check (length(note) <= 500),
  attachments json,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint ship_batch_eta check (eta >= ship_date),
  constraint ship_batch_departed check (departed_on >= ship_date)
);
create unique index ship_batch_file on ship_batch (purchase_order, ship_date, batch_no);
create index ship_batch_supplier on ship_batch (supplier, ship_date, id);
create index ship_batch_warehouse on ship_batch (warehouse);
create index ship_batch_shipped on ship_batch (ship_date, id);
create index ship_batch_state on ship_batch (state, ship_date, id);
create index ship_batch_eta_listed on ship_batch (eta, id);
create index ship_batch_created on ship_batch (created_at, id);
create index ship_batch_batch_no_listed on ship_batch (batch_no collate "C", id);
create index ship_batch_container_no_listed on ship_batch (container_no collate "C", id);
create trigger ship_batch_numbered before insert on ship_batch for each row execute function number_document('SB', 'batch_no', 'warehouse');

create table ship_batch_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references ship_batch (id) on delete cascade,
  line_no integer not null,
  order_line integer not null check (order_line >= 1),
  sku bigint not null references sku (id) on delete restrict,
  qty integer not null check (qty between 1 and 999999),
  cartons integer check (cartons >= 0),
  gross_kg numeric(17, 3) check (gross_kg >= 0),
  cbm numeric(17, 3) check (cbm >= 0),
  arrived_qty integer not null default 0 check (arrived_qty >= 0),
  -- Pieces that a closed receipt was short of.
  missing_qty integer not null default 0 check (missing_qty >= 0),
  -- Pieces on their way, and what they are worth: kept by whoever writes the batch.
  on_way_qty integer not null default 0 check (on_way_qty >= 0),
  on_way_value numeric(18, 3) not null default 0,
  on_way_cny numeric(18, 2) not null default 0,
  unique (record_id, line_no) deferrable initially immediate,
  constraint ship_batch_lines_once unique (record_id, order_line)
);
create index ship_batch_lines_sku on ship_batch_lines (sku, record_id);
create index ship_batch_lines_on_way on ship_batch_lines (record_id) where on_way_qty > 0;
