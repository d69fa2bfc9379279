-- Checks of goods while their supplier makes them: first articles, patrols, last articles.
create table in_process_check (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  check_no text not null unique,
  supplier bigint not null references supplier (id) on delete restrict,
  purchase_order bigint not null references purchase_order (id) on delete restrict,
  order_line integer not null check (order_line between 1 and 500),
  sku bigint not null references sku (id) on delete restrict,
  order_qty integer not null check (order_qty >= 0),
  stage text not null check (stage in ('first', 'patrol', 'last')),
  planned_qty integer check (planned_qty >= 0),
  plan_date date not null,
  inspector bigint references app_user (id),
  state text not null default 'requested' check (state in ('requested', 'scheduled', 'accepted', 'rejected', 'closed', 'void')),
  production_line text check (length(production_line) <= 40),
  shift text check (shift in ('day', 'night')),
  produced_qty integer check (produced_qty >= 0),
  produced_pct numeric(5, 1) check (produced_pct between 0 and 100),
  checked_units integer check (checked_units >= 1),
  found_units integer check (found_units >= 0),
  verdict text check (verdict in ('continue', 'correct', 'stop')),
  problem text check (length(problem) <= 500),
  next_patrol timestamptz(3),
  corrective_state text check (corrective_state in ('open', 'closed')),
  correction text check (length(correction) <= 500),
  evidence json,
  checked_at timestamptz(3),
  closed_by bigint references app_user (id),
  closed_at timestamptz(3),
  photos json,
  note text check (length(note) <= 500),
  reason text check (length(reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint in_process_check_found check (found_units <= checked_units)
);
create index in_process_check_planned on in_process_check (state, plan_date, id);
create index in_process_check_open on in_process_check (purchase_order, order_line) where corrective_state = 'open';
create index in_process_check_line on in_process_check (purchase_order, order_line, id);
create index in_process_check_checked on in_process_check (checked_at, id);
create index in_process_check_created on in_process_check (created_at, id);
create index in_process_check_supplier on in_process_check (supplier, checked_at, id);
create index in_process_check_sku on in_process_check (sku, checked_at, id);
create index in_process_check_inspector on in_process_check (inspector, plan_date, id);
create index in_process_check_closed_by on in_process_check (closed_by);
create index in_process_check_no_listed on in_process_check (check_no collate "C", id);
create trigger in_process_check_numbered before insert on in_process_check
  for each row execute function number_document('IP', 'check_no');

-- What was found of each item.
create table in_process_check_items (
  id bigint generated always as identity primary key,
  record_id bigint not null references in_process_check (id) on delete cascade,
  line_no integer not null,
  check_group text not null check (check_group in ('qty', 'look', 'dim', 'fit', 'func', 'mat', 'mark', 'pack', 'label', 'doc')),
  item text not null check (length(item) <= 100),
  measured numeric(18, 4),
  conforms boolean,
  unique (record_id, line_no) deferrable initially immediate
);
