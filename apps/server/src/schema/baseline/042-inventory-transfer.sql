-- Goods on their way from one warehouse to another one.
create table transfer_order (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  transfer_no text not null unique,
  from_warehouse bigint not null references warehouse (id) on delete restrict,
  to_warehouse bigint not null references warehouse (id) on delete restrict,
  channel bigint references logistics_channel (id) on delete restrict,
  eta date,
  note text check (length(note) <= 500),
  state text not null default 'draft' check (state in
    ('draft', 'submitted', 'approved', 'picking', 'shipped', 'part_received', 'received', 'closed', 'cancelled')),
  applicant bigint references app_user (id),
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 500),
  shipped_at timestamptz(3),
  closed_at timestamptz(3),
  close_reason text check (length(close_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index transfer_order_file on transfer_order (from_warehouse, to_warehouse, transfer_no);
create index transfer_order_due on transfer_order (eta, id);
create index transfer_order_to on transfer_order (to_warehouse, eta);
create index transfer_order_channel on transfer_order (channel);
create index transfer_order_state on transfer_order (state, eta);
create index transfer_order_shipped on transfer_order (shipped_at desc) where shipped_at is not null;
create index transfer_order_transfer_no_listed on transfer_order (transfer_no collate "C", id);
create trigger transfer_order_numbered before insert on transfer_order
  for each row execute function number_document('TF', 'transfer_no', 'from_warehouse');

create table transfer_order_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references transfer_order (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  qty integer not null check (qty between 1 and 99999),
  shipped_qty integer constraint transfer_order_lines_shipped_within check (shipped_qty between 0 and qty),
  received_qty integer check (received_qty >= 0),
  lost_qty integer check (lost_qty >= 0),
  unique (record_id, line_no) deferrable initially immediate,
  constraint transfer_order_lines_received_within check (coalesce(received_qty, 0) + coalesce(lost_qty, 0) <= coalesce(shipped_qty, 0))
);
create index transfer_order_lines_sku on transfer_order_lines (sku, record_id);
