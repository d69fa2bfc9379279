-- What the receiving side states of a shipped batch: what came, in which condition, and who received it.
create table receive_report (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  rr_no text not null unique,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'confirmed', 'void')),
  ship_batch bigint not null references ship_batch (id) on delete restrict,
  purchase_order bigint not null references purchase_order (id) on delete restrict,
  supplier bigint not null references supplier (id) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  container_no text check (length(container_no) <= 20),
  seal_no text check (length(seal_no) <= 40),
  seal_intact boolean not null default true,
  arrived_at timestamptz(3) not null,
  receiver text check (length(receiver) <= 60),
  photos json,
  signature json,
  note text check (length(note) <= 500),
  submitted_by bigint references app_user (id),
  submitted_at timestamptz(3),
  confirmed_by bigint references app_user (id),
  confirmed_at timestamptz(3),
  receipt_no text,
  short_way text check (short_way in ('claim', 'deduct', 'none')),
  claim_nos text[],
  return_reason text check (length(return_reason) <= 500),
  void_reason text check (length(void_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
-- A batch has one report at its warehouse, unless it was made void.
create unique index receive_report_one on receive_report (ship_batch, warehouse) where state <> 'void';
create index receive_report_batch on receive_report (ship_batch);
create index receive_report_order on receive_report (purchase_order);
create index receive_report_supplier on receive_report (supplier, created_at, id);
create index receive_report_warehouse on receive_report (warehouse, created_at, id);
create index receive_report_state on receive_report (state, created_at, id);
create index receive_report_created on receive_report (created_at, id);
create index receive_report_arrived on receive_report (arrived_at, id);
create index receive_report_rr_no_listed on receive_report (rr_no collate "C", id);
create index receive_report_container_no_listed on receive_report (container_no collate "C", id);
create index receive_report_receipt_no_listed on receive_report (receipt_no collate "C", id);
create trigger receive_report_numbered before insert on receive_report
  for each row execute function number_document('RR', 'rr_no', 'warehouse');

create table receive_report_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references receive_report (id) on delete cascade,
  line_no integer not null,
  order_line integer not null check (order_line >= 1),
  sku bigint not null references sku (id) on delete restrict,
  shipped integer not null check (shipped between 0 and 999999),
  counted integer check (counted between 0 and 999999),
  good integer check (good between 0 and 999999),
  damaged integer check (damaged between 0 and 999999),
  short integer check (short >= 0),
  over integer check (over >= 0),
  cartons integer check (cartons between 0 and 999999),
  photos json,
  remark text check (length(remark) <= 200),
  unique (record_id, line_no) deferrable initially immediate,
  constraint receive_report_lines_once unique (record_id, order_line)
);
create index receive_report_lines_sku on receive_report_lines (sku, record_id);
