-- Lots that are inspected: at the supplier while and after they are made, when they are loaded, and when they come to a warehouse.
create table inspection (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  inspection_no text not null unique,
  type text not null check (type in ('ipqc', 'outgoing', 'final', 'iqc', 'sample')),
  round integer not null default 1 check (round between 1 and 9),
  original bigint references inspection (id) on delete restrict,
  supplier bigint not null references supplier (id) on delete restrict,
  purchase_order bigint references purchase_order (id) on delete restrict,
  order_line integer check (order_line between 1 and 500),
  receipt bigint references receipt (id) on delete restrict,
  receipt_line integer check (receipt_line >= 1),
  warehouse bigint references warehouse (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  lot_size integer not null check (lot_size between 1 and 1000000),
  carton_qty integer check (carton_qty between 1 and 1000000),
  place text check (length(place) <= 120),
  plan_date date not null,
  inspector bigint references app_user (id),
  party text not null default 'own' check (party in ('own', 'third', 'supplier_self')),
  state text not null default 'requested' check (
    state in ('requested', 'scheduled', 'sampling', 'judging', 'accepted', 'rejected', 'conceded', 'closed', 'void')
  ),
  result text check (result in ('accept', 'reject')),
  disposition text check (disposition in ('rework', 'sort', 'concession', 'return', 'scrap')),
  disposition_state text check (disposition_state in ('open', 'approving', 'running', 'done', 'refused')),
  waived boolean not null default false,
  critical_found integer check (critical_found >= 0),
  major_found integer check (major_found >= 0),
  minor_found integer check (minor_found >= 0),
  released_qty integer not null default 0 check (released_qty >= 0),
  damaged_qty integer not null default 0 check (damaged_qty >= 0),
  fee numeric(8, 2) check (fee >= 0),
  report_files json,
  note text check (length(note) <= 500),
  reason text check (length(reason) <= 500),
  decided_by bigint references app_user (id),
  signed_by text check (length(signed_by) <= 60),
  review_waits boolean not null default false,
  reviewer bigint references app_user (id),
  reviewed_at timestamptz(3),
  reopened_at timestamptz(3),
  scheduled_at timestamptz(3),
  started_at timestamptz(3),
  finished_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint inspection_release check (released_qty + damaged_qty <= lot_size),
  constraint inspection_line check ((purchase_order is null) = (order_line is null) and (receipt is null) = (receipt_line is null)),
  constraint inspection_source check (type <> 'iqc' or receipt is not null)
);
create index inspection_planned on inspection (type, state, plan_date, id);
create index inspection_judged on inspection (finished_at) where round = 1 and result is not null and type <> 'ipqc';
create index inspection_unsettled on inspection (id) where state in ('accepted', 'conceded');
create index inspection_created on inspection (created_at, id);
create index inspection_day on inspection (plan_date, id);
create index inspection_supplier on inspection (supplier, plan_date, id);
create index inspection_sku on inspection (sku, id);
create index inspection_line_of_order on inspection (purchase_order, order_line);
create index inspection_line_of_receipt on inspection (receipt, receipt_line);
create index inspection_inspector on inspection (inspector, plan_date, id);
create index inspection_original on inspection (original);
create index inspection_warehouse on inspection (warehouse, id);
create index inspection_reviewer on inspection (reviewer);
create index inspection_decided_by on inspection (decided_by);
create index inspection_inspection_no_listed on inspection (inspection_no collate "C", id);
create trigger inspection_numbered before insert on inspection for each row execute function number_document('QI', 'inspection_no');

-- How a lot was sampled: plan and draw as they were fixed, and what was found on each unit.
create table sampling (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  sampling_no text not null unique,
  inspection bigint not null references inspection (id) on delete restrict,
  supplier bigint not null references supplier (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  type text not null check (type in ('ipqc', 'outgoing', 'final', 'iqc', 'sample')),
  round integer not null check (round between 1 and 9),
  lot_size integer not null check (lot_size between 1 and 1000000),
  standard bigint references judgement_standard (id) on delete restrict,
  level text not null check (level in ('S-1', 'S-2', 'S-3', 'S-4', 'I', 'II', 'III')),
  count_by text not null check (count_by in ('units', 'defects')),
  one_letter boolean not null,
  sample_size integer not null check (sample_size >= 1),
  cartons integer not null check (cartons >= 1),
  carton_qty integer not null check (carton_qty >= 1),
  seed integer not null check (seed >= 0),
  state text not null default 'open' check (state in ('open', 'judged')),
  inspected_units integer not null default 0 check (inspected_units >= 0),
  nonconforming integer not null default 0 check (nonconforming >= 0),
  result text check (result in ('accept', 'reject')),
  labels_ok integer not null default 0 check (labels_ok >= 0),
  labels_failed integer not null default 0 check (labels_failed >= 0),
  last_label text check (length(last_label) <= 120),
  photos json,
  stop_reason text check (length(stop_reason) <= 500),
  tablet text check (length(tablet) <= 64),
  tablet_by bigint references app_user (id),
  tablet_at timestamptz(3),
  inspector bigint references app_user (id),
  started_at timestamptz(3) not null,
  finished_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint sampling_goods check ((type = 'sample') = (sku is null)),
  constraint sampling_units_counted check (inspected_units <= sample_size and nonconforming <= inspected_units)
);
create unique index sampling_of_inspection on sampling (inspection);
create index sampling_standard on sampling (standard);
create index sampling_supplier on sampling (supplier, started_at, id);
create index sampling_sku on sampling (sku, started_at, id);
create index sampling_started on sampling (started_at, id);
create index sampling_inspector on sampling (inspector, started_at, id);
create index sampling_tablet_by on sampling (tablet_by);
create index sampling_no_listed on sampling (sampling_no collate "C", id);
create trigger sampling_numbered before insert on sampling for each row execute function number_document('SM', 'sampling_no');

-- The plan of each class of defects, and its verdict.
create table sampling_classes (
  id bigint generated always as identity primary key,
  record_id bigint not null references sampling (id) on delete cascade,
  line_no integer not null,
  defect_class text not null check (defect_class in ('critical', 'major', 'minor')),
  aql text not null check (length(aql) between 1 and 8),
  severity text not null check (severity in ('normal', 'tightened', 'reduced', 'discontinued')),
  letter text not null check (length(letter) = 1),
  use_letter text not null check (length(use_letter) = 1),
  size integer not null check (size >= 1),
  accept integer not null check (accept >= 0),
  reject integer not null,
  is_full boolean not null,
  found integer check (found >= 0),
  verdict text check (verdict in ('accept', 'reject')),
  check (reject = accept + 1),
  unique (record_id, line_no) deferrable initially immediate
);

-- The plans of tests at special levels, which destroy or take long, and their verdicts.
create table sampling_special (
  id bigint generated always as identity primary key,
  record_id bigint not null references sampling (id) on delete cascade,
  line_no integer not null,
  check_group text not null check (check_group in ('qty', 'look', 'dim', 'fit', 'func', 'mat', 'mark', 'pack', 'label', 'doc')),
  level text not null check (level in ('S-1', 'S-2', 'S-3', 'S-4')),
  defect_class text not null check (defect_class in ('critical', 'major', 'minor')),
  aql text not null check (length(aql) between 1 and 8),
  severity text not null check (severity in ('normal', 'tightened', 'reduced', 'discontinued')),
  use_letter text not null check (length(use_letter) = 1),
  size integer not null check (size >= 1),
  accept integer not null check (accept >= 0),
  reject integer not null,
  found integer check (found >= 0),
  verdict text check (verdict in ('accept', 'reject')),
  check (reject = accept + 1),
  unique (record_id, line_no) deferrable initially immediate
);

-- Where the units of a sample lie, in the order drawn.
create table sampling_drawn (
  id bigint generated always as identity primary key,
  record_id bigint not null references sampling (id) on delete cascade,
  line_no integer not null,
  unit_no integer not null check (unit_no >= 1),
  carton_no integer not null check (carton_no >= 1),
  position integer not null check (position >= 1),
  unique (record_id, line_no) deferrable initially immediate
);

-- What was found on them.
create table sampling_defects (
  id bigint generated always as identity primary key,
  record_id bigint not null references sampling (id) on delete cascade,
  line_no integer not null,
  unit_no integer not null check (unit_no >= 1),
  defect_code bigint not null references defect_code (id) on delete restrict,
  defect_class text not null check (defect_class in ('critical', 'major', 'minor')),
  qty integer not null check (qty between 1 and 9999),
  note text check (length(note) <= 200),
  unique (record_id, line_no) deferrable initially immediate
);
create index sampling_defects_code on sampling_defects (defect_code);

-- What was measured on them, with the limits of the standard by which it was judged.
create table sampling_measures (
  id bigint generated always as identity primary key,
  record_id bigint not null references sampling (id) on delete cascade,
  line_no integer not null,
  unit_no integer not null check (unit_no >= 1),
  check_group text not null check (check_group in ('qty', 'look', 'dim', 'fit', 'func', 'mat', 'mark', 'pack', 'label', 'doc')),
  item text not null check (length(item) <= 100),
  value numeric(18, 4) not null,
  unit text check (length(unit) <= 20),
  lsl numeric(18, 4),
  usl numeric(18, 4),
  defect_class text not null check (defect_class in ('critical', 'major', 'minor')),
  outside boolean not null,
  check (lsl is not null or usl is not null),
  unique (record_id, line_no) deferrable initially immediate
);

-- What the values of each characteristic say.
create table sampling_figures (
  id bigint generated always as identity primary key,
  record_id bigint not null references sampling (id) on delete cascade,
  line_no integer not null,
  check_group text not null check (check_group in ('qty', 'look', 'dim', 'fit', 'func', 'mat', 'mark', 'pack', 'label', 'doc')),
  item text not null check (length(item) <= 100),
  unit text check (length(unit) <= 20),
  lsl numeric(18, 4),
  usl numeric(18, 4),
  defect_class text not null check (defect_class in ('critical', 'major', 'minor')),
  values_count integer not null check (values_count >= 1),
  mean numeric(18, 4) not null,
  least numeric(18, 4) not null,
  greatest numeric(18, 4) not null check (greatest >= least),
  span numeric(18, 4) not null check (span >= 0),
  deviation numeric(18, 4) check (deviation >= 0),
  cpk numeric(18, 2),
  outside integer not null check (outside between 0 and values_count),
  unique (record_id, line_no) deferrable initially immediate
);
