-- Counts of stock: what is counted, by whom, what was found, who approved it.
create table stocktake (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  stocktake_no text not null unique nulls not distinct,
  type text not null check (type in ('full', 'cycle', 'spot')),
  warehouse bigint not null references warehouse (id) on delete restrict,
  mode text not null default 'lock' check (mode in ('lock', 'live')),
  planned_on date not null,
  area bigint references warehouse_area (id) on delete restrict,
  abc text check (abc in ('A', 'B', 'C')),
  bin_codes text[],
  sku_codes text[],
  counted_before date,
  recount_limit numeric(18, 4) not null default 100 check (recount_limit >= 0),
  counter bigint references app_user (id),
  recounter bigint references app_user (id),
  note text check (length(note) <= 500),
  started_at timestamptz(3),
  manager_by bigint references app_user (id),
  approved_by bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 200),
  posted_at timestamptz(3),
  state text not null default 'draft' check (state in ('draft', 'counting', 'recount', 'review', 'approved', 'posted', 'cancelled')),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  check (recounter <> counter),
  check ((state = 'posted') = (posted_at is not null)),
  check (state not in ('approved', 'posted') or approved_by is not null)
);
create index stocktake_state on stocktake (state, planned_on, id);
create index stocktake_warehouse on stocktake (warehouse, planned_on);
create index stocktake_area on stocktake (area) where area is not null;
create index stocktake_planned on stocktake (planned_on desc, id desc);
create index stocktake_updated on stocktake (updated_at, id);
create index stocktake_stocktake_no_listed on stocktake (stocktake_no collate "C", id);
create trigger stocktake_numbered before insert on stocktake
  for each row execute function number_document('ST', 'stocktake_no', 'warehouse');

-- A SKU in a bin that is counted: pieces by the book where and when it was looked at, up to three counts, what is accepted.
create table stocktake_line (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  stocktake bigint not null references stocktake (id) on delete cascade,
  bin bigint not null references bin (id) on delete restrict,
  sku bigint not null references sku (id) on delete restrict,
  unexpected boolean not null default false,
  book_qty integer check (book_qty >= 0),
  book_seq bigint,
  cost numeric(18, 4) not null default 0 check (cost >= 0),
  counting integer check (counting between 0 and 99999),
  ordered smallint not null default 1 check (ordered between 1 and 3),
  count1 integer check (count1 between 0 and 99999),
  count1_by bigint references app_user (id),
  count2 integer check (count2 between 0 and 99999),
  count2_by bigint references app_user (id) check (count2_by <> count1_by),
  count3 integer check (count3 between 0 and 99999),
  count3_by bigint references app_user (id) check (count3_by <> count1_by and count3_by <> count2_by),
  final integer,
  reason text check (reason in ('miscount', 'unposted', 'misplaced', 'lost', 'found', 'wrong_pack')),
  note text check (length(note) <= 200),
  unique (stocktake, bin, sku)
);
create index stocktake_line_bin on stocktake_line (bin);
create index stocktake_line_sku on stocktake_line (sku, stocktake);

-- A bin that is counted, once for each round.
create table stocktake_bin (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  stocktake bigint not null references stocktake (id) on delete cascade,
  bin bigint not null references bin (id) on delete restrict,
  round smallint not null check (round between 1 and 3),
  opened_by bigint references app_user (id),
  opened_at timestamptz(3),
  submitted_by bigint references app_user (id),
  submitted_at timestamptz(3),
  voided boolean not null default false,
  check ((submitted_at is null) = (submitted_by is null))
);
create unique index stocktake_bin_round on stocktake_bin (stocktake, bin, round) where not voided;
create index stocktake_bin_open on stocktake_bin (bin) where submitted_at is null and not voided;
create index stocktake_bin_counted on stocktake_bin (bin, submitted_at desc) where submitted_at is not null;
create index stocktake_bin_submitted on stocktake_bin (submitted_at) where submitted_at is not null;
create index stocktake_bin_by on stocktake_bin (submitted_by, submitted_at) where submitted_at is not null;
create index stocktake_bin_of on stocktake_bin (bin);
