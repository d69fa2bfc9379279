-- The split of what stands ready over its destinations, for one week of departure.
create table distribution_plan (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  plan_no text not null unique,
  depart_week text not null check (depart_week ~ '^\d{4}-W\d{2}$'),
  from_node bigint not null references warehouse (id) on delete restrict,
  channel bigint not null references global_shipping (id) on delete restrict,
  harbour bigint references harbour (id) on delete restrict,
  ship_date date,
  eta_date date constraint distribution_plan_arrival check (eta_date >= ship_date),
  horizon_days integer not null default 45 check (horizon_days between 14 and 180),
  equipment text not null default '40HQ' check (equipment in ('20GP', '40GP', '40HQ')),
  supply_cut_at timestamptz(3) not null,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'approved', 'released', 'part_shipped', 'done', 'cancelled')),
  submitter bigint references app_user (id),
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 500),
  cancel_reason text check (length(cancel_reason) <= 500),
  note text check (length(note) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint distribution_plan_second
    check (approver is null or (approver is distinct from submitter and approver is distinct from created_by))
);
create index distribution_plan_from_node on distribution_plan (from_node, depart_week);
create index distribution_plan_channel on distribution_plan (channel);
create index distribution_plan_harbour on distribution_plan (harbour);
create index distribution_plan_state on distribution_plan (state, depart_week);
create index distribution_plan_updated on distribution_plan (updated_at, id);
create index distribution_plan_plan_no_listed on distribution_plan (plan_no collate "C", id);
create index distribution_plan_week on distribution_plan (depart_week collate "C", id);
create trigger distribution_plan_numbered before insert on distribution_plan
  for each row execute function number_document('DN', 'plan_no', 'from_node');

create table distribution_plan_lines (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  record_id bigint not null references distribution_plan (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  to_node bigint not null references warehouse (id) on delete restrict,
  dest_kind text check (dest_kind in ('overseas', 'fba', 'distributor')),
  cartons integer not null check (cartons between 0 and 9999),
  reason text check (length(reason) <= 200),
  carton_qty integer not null default 1 check (carton_qty > 0),
  loose integer not null default 0 check (loose between 0 and 9999),
  need integer not null default 0 check (need >= 0),
  daily_sales numeric(12, 3) not null default 0 check (daily_sales >= 0),
  have integer not null default 0,
  suggested_cartons integer check (suggested_cartons >= 0),
  locked boolean not null default false,
  outbound_no text,
  shipped integer not null default 0 check (shipped >= 0),
  qty integer not null generated always as (cartons * carton_qty + loose) stored,
  unique (record_id, line_no) deferrable initially immediate
);
create unique index distribution_plan_lines_key on distribution_plan_lines (record_id, sku, to_node);
create index distribution_plan_lines_sku on distribution_plan_lines (sku, record_id);
create index distribution_plan_lines_to on distribution_plan_lines (to_node);
create index distribution_plan_lines_outbound on distribution_plan_lines (outbound_no) where outbound_no is not null;
