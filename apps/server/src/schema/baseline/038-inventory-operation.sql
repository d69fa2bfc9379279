-- Stock that comes in without a purchase, transfer or return.
create table stock_in_operation (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  op_no text not null unique,
  reason text not null check (reason in ('gift', 'found', 'sample_back', 'init')),
  warehouse bigint not null references warehouse (id) on delete restrict,
  biz_date date,
  note text check (length(note) <= 500),
  attachments json,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'approved', 'posted', 'rejected', 'reversed')),
  applicant bigint references app_user (id),
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 500),
  posted_at timestamptz(3),
  posting_no text,
  reversal_no text,
  reverse_reason text check (length(reverse_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
-- rows of a file are one document for each warehouse and reason: the number, which no file has, keeps documents apart
create unique index stock_in_operation_file on stock_in_operation (warehouse, reason, op_no);
create index stock_in_operation_created on stock_in_operation (created_at, id);
create index stock_in_operation_state on stock_in_operation (state, created_at);
create index stock_in_operation_op_no_listed on stock_in_operation (op_no collate "C", id);
create index stock_in_operation_posting on stock_in_operation (posting_no collate "C", id);
create trigger stock_in_operation_numbered before insert on stock_in_operation
  for each row execute function number_document('SI', 'op_no', 'warehouse');

create table stock_in_operation_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references stock_in_operation (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  bin bigint not null references bin (id) on delete restrict,
  qty integer not null check (qty between 1 and 99999),
  stock_status text not null check (stock_status in ('available', 'qc_hold', 'damaged')),
  unit_cost numeric(18, 4) check (unit_cost >= 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index stock_in_operation_lines_sku on stock_in_operation_lines (sku, record_id);
create index stock_in_operation_lines_bin on stock_in_operation_lines (bin);

-- Stock that leaves without a sale, transfer or return.
create table stock_out_operation (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  op_no text not null unique,
  reason text not null check (reason in ('sample', 'scrap', 'lost', 'internal', 'photo')),
  out_type text check (out_type in ('sample', 'scrap', 'other')),
  warehouse bigint not null references warehouse (id) on delete restrict,
  biz_date date,
  note text check (length(note) <= 500),
  photos json,
  attachments json,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'approved', 'posted', 'rejected', 'reversed')),
  applicant bigint references app_user (id),
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 500),
  posted_at timestamptz(3),
  posting_no text,
  reversal_no text,
  reverse_reason text check (length(reverse_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index stock_out_operation_file on stock_out_operation (warehouse, reason, op_no);
create index stock_out_operation_created on stock_out_operation (created_at, id);
create index stock_out_operation_state on stock_out_operation (state, created_at);
create index stock_out_operation_op_no_listed on stock_out_operation (op_no collate "C", id);
create index stock_out_operation_posting on stock_out_operation (posting_no collate "C", id);
create trigger stock_out_operation_numbered before insert on stock_out_operation
  for each row execute function number_document('SX', 'op_no', 'warehouse');

create table stock_out_operation_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references stock_out_operation (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  bin bigint not null references bin (id) on delete restrict,
  qty integer not null check (qty between 1 and 99999),
  stock_status text not null check (stock_status in ('available', 'damaged')),
  unique (record_id, line_no) deferrable initially immediate
);
create index stock_out_operation_lines_sku on stock_out_operation_lines (sku, record_id);
create index stock_out_operation_lines_bin on stock_out_operation_lines (bin);

-- What changes inside a warehouse: status, bin, kits made or taken apart.
create table stock_conversion (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  cv_no text not null unique,
  kind text not null check (kind in ('status', 'bin', 'assemble', 'disassemble')),
  warehouse bigint not null references warehouse (id) on delete restrict,
  sku bigint not null references sku (id) on delete restrict,
  bin bigint references bin (id) on delete restrict,
  stock_status text check (stock_status in ('available', 'qc_hold', 'damaged')),
  to_bin bigint references bin (id) on delete restrict,
  to_status text check (to_status in ('available', 'qc_hold', 'damaged')),
  qty integer not null check (qty between 1 and 99999),
  reason text check (length(reason) <= 500),
  state text not null default 'draft' check (state in ('draft', 'submitted', 'approved', 'posted', 'rejected', 'reversed')),
  applicant bigint references app_user (id),
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 500),
  posted_at timestamptz(3),
  posting_no text,
  reversal_no text,
  reverse_reason text check (length(reverse_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create index stock_conversion_created on stock_conversion (created_at, id);
create index stock_conversion_warehouse on stock_conversion (warehouse, created_at);
create index stock_conversion_sku on stock_conversion (sku);
create index stock_conversion_bin on stock_conversion (bin);
create index stock_conversion_to_bin on stock_conversion (to_bin);
create index stock_conversion_state on stock_conversion (state, created_at);
create index stock_conversion_posting on stock_conversion (posting_no) where posting_no is not null;
create index stock_conversion_cv_no_listed on stock_conversion (cv_no collate "C", id);
create trigger stock_conversion_numbered before insert on stock_conversion
  for each row execute function number_document('CV', 'cv_no', 'warehouse');

create table stock_conversion_components (
  id bigint generated always as identity primary key,
  record_id bigint not null references stock_conversion (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  qty integer not null check (qty > 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index stock_conversion_components_sku on stock_conversion_components (sku, record_id);
