create table putaway (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  putaway_no text not null unique nulls not distinct,
  receipt_no text not null check (length(receipt_no) between 1 and 60),
  warehouse bigint not null references warehouse (id) on delete restrict,
  sku bigint not null references sku (id) on delete restrict,
  from_bin bigint not null references bin (id) on delete restrict,
  stock_status text not null check (stock_status in ('available', 'qc_hold', 'damaged')),
  qty integer not null check (qty between 1 and 999999),
  done_qty integer not null default 0 constraint putaway_done_within check (done_qty between 0 and qty),
  assignee bigint references app_user (id),
  reason text check (length(reason) <= 200),
  ended_at timestamptz(3),
  state text not null default 'open' check (state in ('open', 'doing', 'done', 'cancelled')),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  foreign key (from_bin, warehouse) references bin (id, warehouse),
  check ((state in ('done', 'cancelled')) = (ended_at is not null)),
  constraint putaway_done_whole check ((state = 'done') = (done_qty = qty)),
  check (state <> 'open' or done_qty = 0)
);
create index putaway_receipt on putaway (receipt_no);
create index putaway_state on putaway (state, created_at, id);
create index putaway_created on putaway (created_at, id);
create index putaway_warehouse on putaway (warehouse, created_at);
create index putaway_sku on putaway (sku);
create index putaway_assignee on putaway (assignee) where assignee is not null;
create index putaway_updated on putaway (updated_at, id);
create index putaway_putaway_no_listed on putaway (putaway_no collate "C", id);
create index putaway_receipt_no_listed on putaway (receipt_no collate "C", id);
-- Whether a bin was ever used is looked up, and not read out of all putaways and counts, when it is to be deleted.
create index putaway_from on putaway (from_bin, state);
create trigger putaway_numbered before insert on putaway for each row execute function number_document('PW', 'putaway_no', 'warehouse');

-- Where it should go: pieces for bins that are still to be brought there.
create table putaway_suggested (
  id bigint generated always as identity primary key,
  record_id bigint not null references putaway (id) on delete cascade,
  line_no integer not null,
  bin bigint not null references bin (id) on delete restrict,
  qty integer not null check (qty > 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index putaway_suggested_bin on putaway_suggested (bin);

-- Where it went.
create table putaway_done (
  id bigint generated always as identity primary key,
  record_id bigint not null references putaway (id) on delete cascade,
  line_no integer not null,
  bin bigint not null references bin (id) on delete restrict,
  qty integer not null check (qty > 0),
  by bigint not null references app_user (id),
  at timestamptz(3) not null,
  unique (record_id, line_no) deferrable initially immediate
);
create index putaway_done_bin on putaway_done (bin);
-- What the report on warehouse work is made of: each piece of work as it was done, with its document, who did it and when.
create index putaway_done_by on putaway_done (by, at);
