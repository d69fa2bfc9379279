-- Orders that went in one parcel, and groups whose buyers asked for separate parcels.
create table order_merge (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  merge_no text not null unique,
  state text not null default 'merged' check (state in ('merged', 'ignored', 'undone')),
  platform text not null,
  store bigint not null references store (id) on delete restrict,
  primary_order bigint not null references sales_order (id) on delete restrict,
  orders integer not null check (orders between 2 and 50),
  units integer not null check (units >= 0),
  automatic boolean not null default false,
  reason text check (length(reason) <= 200),
  ended_by bigint references app_user (id),
  ended_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create index order_merge_created on order_merge (created_at, id);
create index order_merge_state on order_merge (state, created_at, id);
create index order_merge_store on order_merge (store);
create index order_merge_primary on order_merge (primary_order);
create index order_merge_updated on order_merge (updated_at, id);
create index order_merge_merge_no_listed on order_merge (merge_no collate "C", id);
create trigger order_merge_numbered before insert on order_merge
  for each row execute function number_document('MG', 'merge_no', 'warehouse');

-- Its orders, the primary one first, as they were before.
create table order_merge_members (
  id bigint generated always as identity primary key,
  record_id bigint not null references order_merge (id) on delete cascade,
  line_no integer not null,
  sales_order bigint not null references sales_order (id) on delete restrict,
  status_before text not null,
  latest_ship_before timestamptz(3),
  unique (record_id, line_no) deferrable initially immediate
);
create unique index order_merge_members_order on order_merge_members (sales_order, record_id);

-- What a store merges; without a store, all that have no setting of their own.
create table merge_setting (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint references store (id) on delete restrict,
  window_hours integer not null default 72 check (window_hours between 1 and 168),
  auto_merge boolean not null default false,
  max_kg numeric(17, 3),
  max_longest_cm numeric(16, 2),
  excluded_skus text[],
  excluded_channels text[],
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index merge_setting_key on merge_setting (store) nulls not distinct;
create index merge_setting_updated on merge_setting (updated_at, id);

-- Orders that may go in one parcel, those of a buyer and an address together.
create index sales_order_mergeable on sales_order (store, buyer_key, address_hash, platform, currency, warehouse, ship_service)
  where status in ('pendingReview', 'pendingAllocate') and kind in ('platform', 'resend') and paid_at is not null
    and buyer_key is not null and address_hash is not null and waybill_no is null and ship_service <> 'freight';
