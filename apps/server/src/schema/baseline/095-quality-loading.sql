-- Inspections of shipping batches as they are loaded.
create table loading_check (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  check_no text not null unique,
  round integer not null default 1 check (round between 1 and 9),
  original bigint references loading_check (id) on delete restrict,
  ship_batch bigint not null references ship_batch (id) on delete restrict,
  purchase_order bigint not null references purchase_order (id) on delete restrict,
  supplier bigint not null references supplier (id) on delete restrict,
  container_no text check (length(container_no) <= 20),
  seal_no text check (length(seal_no) <= 40),
  plan_date date not null,
  inspector bigint references app_user (id),
  state text not null default 'requested' check (
    state in ('requested', 'scheduled', 'sampling', 'judging', 'accepted', 'rejected', 'closed', 'void')
  ),
  cartons_planned integer check (cartons_planned >= 0),
  cartons_loaded integer check (cartons_loaded >= 0),
  cartons_to_open integer check (cartons_to_open >= 0),
  cartons_opened integer check (cartons_opened >= 0),
  drawn_cartons text check (length(drawn_cartons) <= 4000),
  is_mixed boolean,
  labels_needed integer check (labels_needed >= 0),
  labels_ok integer check (labels_ok >= 0),
  labels_failed integer check (labels_failed >= 0),
  qty_check text check (qty_check in ('match', 'short', 'over')),
  reason text check (length(reason) <= 500),
  photo_empty json,
  photo_half json,
  photo_full json,
  photo_sealed json,
  verdict text check (verdict in ('accept', 'reject')),
  started_at timestamptz(3),
  finished_at timestamptz(3),
  allowed_by bigint references app_user (id),
  allowed_at timestamptz(3),
  note text check (length(note) <= 500),
  void_reason text check (length(void_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index loading_check_once on loading_check (ship_batch)
  where state in ('requested', 'scheduled', 'sampling', 'judging', 'accepted');
create index loading_check_batch on loading_check (ship_batch, id);
create index loading_check_order on loading_check (purchase_order, id);
create index loading_check_supplier on loading_check (supplier, finished_at, id);
create index loading_check_finished on loading_check (finished_at, id);
create index loading_check_created on loading_check (created_at, id);
create index loading_check_planned on loading_check (state, plan_date, id);
create index loading_check_inspector on loading_check (inspector, plan_date, id);
create index loading_check_original on loading_check (original);
create index loading_check_allowed_by on loading_check (allowed_by);
create index loading_check_no_listed on loading_check (check_no collate "C", id);
create index loading_check_container_listed on loading_check (container_no collate "C", id);
create trigger loading_check_numbered before insert on loading_check for each row execute function number_document('FL', 'check_no');

-- What is loaded of each line of the batch.
create table loading_check_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references loading_check (id) on delete cascade,
  line_no integer not null,
  order_line integer not null check (order_line between 1 and 500),
  sku bigint not null references sku (id) on delete restrict,
  planned_cartons integer not null check (planned_cartons >= 0),
  planned_qty integer not null check (planned_qty >= 0),
  carton_qty integer not null check (carton_qty >= 1),
  loaded_cartons integer check (loaded_cartons >= 0),
  loaded_qty integer check (loaded_qty >= 0),
  labels_ok integer not null default 0 check (labels_ok >= 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index loading_check_lines_sku on loading_check_lines (sku, record_id);

-- What was found in the cartons that were opened.
create table loading_check_defects (
  id bigint generated always as identity primary key,
  record_id bigint not null references loading_check (id) on delete cascade,
  line_no integer not null,
  defect_code bigint not null references defect_code (id) on delete restrict,
  defect_class text not null check (defect_class in ('critical', 'major', 'minor')),
  qty integer not null check (qty between 1 and 9999),
  note text check (length(note) <= 200),
  unique (record_id, line_no) deferrable initially immediate
);
create index loading_check_defects_code on loading_check_defects (defect_code);

-- Labels of cartons as they were scanned, right or wrong.
create table loading_scan (
  id bigint generated always as identity primary key,
  loading_check bigint not null references loading_check (id) on delete restrict,
  scan_key text not null unique check (length(scan_key) <= 36),
  code text not null check (length(code) <= 120),
  order_line integer check (order_line between 1 and 500),
  by bigint not null references app_user (id),
  at timestamptz(3) not null,
  undone_at timestamptz(3)
);
create index loading_scan_check on loading_scan (loading_check, id);
create index loading_scan_by on loading_scan (by, at);
