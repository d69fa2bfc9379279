-- What a supplier answers to an order: each round once.
create table supplier_reply (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  reply_no text not null unique,
  purchase_order bigint not null references purchase_order (id) on delete restrict,
  supplier bigint not null references supplier (id) on delete restrict,
  state text not null default 'pending' check (state in ('pending', 'reapprove', 'accepted', 'part', 'refused', 'void')),
  round integer not null check (round >= 1),
  based_on_version integer not null check (based_on_version >= 1),
  channel text not null check (channel in ('portal', 'mail', 'phone', 'import')),
  replied_at timestamptz(3) not null,
  route text not null check (route in ('auto', 'buyer', 'reapprove')),
  kinds text[] not null,
  line_count integer not null check (line_count >= 0),
  confirmed integer not null check (confirmed >= 0),
  changed integer not null check (changed >= 0),
  refused integer not null check (refused >= 0),
  qty_delta integer not null,
  earliest_shift integer not null,
  latest_shift integer not null,
  price_delta numeric(18, 2) not null,
  currency text not null,
  amount_delta numeric(18, 3) not null,
  decided_by bigint references app_user (id),
  decided_at timestamptz(3),
  refuse_reason text check (length(refuse_reason) <= 500),
  note text check (length(note) <= 500),
  attachments json,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index supplier_reply_round on supplier_reply (purchase_order, round);
create index supplier_reply_replied on supplier_reply (replied_at, id);
create index supplier_reply_state on supplier_reply (state, replied_at, id);
create index supplier_reply_supplier on supplier_reply (supplier, replied_at, id);
create index supplier_reply_reply_no_listed on supplier_reply (reply_no collate "C", id);
create trigger supplier_reply_numbered before insert on supplier_reply
  for each row execute function number_document('RP', 'reply_no', 'warehouse');

create table supplier_reply_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references supplier_reply (id) on delete cascade,
  line_no integer not null,
  order_line integer not null check (order_line >= 1),
  sku bigint not null references sku (id) on delete restrict,
  kinds text[] not null,
  qty_before integer not null check (qty_before >= 0),
  qty integer not null check (qty between 0 and 999999),
  date_before date not null,
  date date not null,
  price_before numeric(18, 4) not null check (price_before >= 0),
  price numeric(18, 4) not null check (price >= 0),
  date_reason text check (date_reason in ('capacity', 'material', 'rework', 'mould', 'supplier_holiday', 'pay_late', 'spec', 'push_out',
    'pull_in', 'inspect_wait', 'booking', 'force')),
  reason text check (length(reason) <= 200),
  outcome text check (outcome in ('accepted', 'refused')),
  unique (record_id, line_no) deferrable initially immediate
);
create index supplier_reply_lines_sku on supplier_reply_lines (sku, record_id);

-- Parts in which a replied line comes.
create table supplier_reply_splits (
  id bigint generated always as identity primary key,
  record_id bigint not null references supplier_reply (id) on delete cascade,
  line_no integer not null,
  order_line integer not null check (order_line >= 1),
  qty integer not null check (qty between 1 and 999999),
  date date not null,
  unique (record_id, line_no) deferrable initially immediate
);

-- Days on which lines of orders are promised, each the next of its line; the first one moves nothing and has no reason.
create table delivery_date (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  purchase_order bigint not null references purchase_order (id) on delete restrict,
  order_line integer not null check (order_line >= 1),
  seq integer not null check (seq >= 1),
  supplier bigint not null references supplier (id) on delete restrict,
  sku bigint not null references sku (id) on delete restrict,
  old_date date,
  new_date date not null,
  reason text check (reason in ('capacity', 'material', 'rework', 'mould', 'supplier_holiday', 'pay_late', 'spec', 'push_out', 'pull_in',
    'inspect_wait', 'booking', 'force')),
  responsibility text check (responsibility in ('supplier', 'ours', 'logistics', 'force')),
  origin text not null check (origin in ('reply', 'buyer')),
  kpi_date date,
  note text check (length(note) <= 500),
  attachments json,
  state text not null default 'pending' check (state in ('pending', 'approved', 'refused')),
  approved_by bigint references app_user (id),
  refuse_reason text check (length(refuse_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint delivery_date_moved check ((seq = 1) = (old_date is null) and (old_date is null) = (reason is null)
    and (reason is null) = (responsibility is null))
);
create unique index delivery_date_in_turn on delivery_date (purchase_order, order_line, seq);
-- A line has one change that waits.
create unique index delivery_date_one_waiting on delivery_date (purchase_order, order_line) where state = 'pending';
create index delivery_date_created on delivery_date (created_at, id);
create index delivery_date_state on delivery_date (state, created_at, id);
create index delivery_date_supplier on delivery_date (supplier, created_at, id);
create index delivery_date_sku on delivery_date (sku, created_at, id);
create index delivery_date_day on delivery_date (new_date, id);

-- Links by which a supplier replies to one version of an order without signing in: the hash of each, never itself.
create table supplier_reply_link (
  id bigint generated always as identity primary key,
  purchase_order bigint not null references purchase_order (id) on delete cascade,
  order_version integer not null check (order_version >= 1),
  token_hash bytea not null unique,
  issued_by bigint not null references app_user (id),
  issued_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  revoked_at timestamptz(3)
);
create index supplier_reply_link_order on supplier_reply_link (purchase_order);
create index supplier_reply_link_issued_by on supplier_reply_link (issued_by);
