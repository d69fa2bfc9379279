-- Numbers of waybills that we give ourselves, channel by channel, as long as no courier gives them.
create table waybill_range (
  channel bigint primary key references logistics_channel (id) on delete restrict,
  last integer not null check (last between 1 and 99999999)
);

-- Sheets on which parcels are handed to a courier.
create table manifest (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  manifest_no text not null unique,
  warehouse bigint not null references warehouse (id) on delete restrict,
  courier bigint not null references courier (id) on delete restrict,
  status text not null default 'open' check (status in ('open', 'handed')),
  handed_at timestamptz(3),
  handed_by bigint references app_user (id),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  check ((status = 'handed') = (handed_at is not null))
);
create index manifest_warehouse on manifest (warehouse, status, created_at desc);
create index manifest_courier on manifest (courier);
create trigger manifest_numbered before insert on manifest for each row execute function number_document('MF', 'manifest_no', 'warehouse');

-- What of an order goes into one box.
create table parcel (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  parcel_no text not null unique,
  outbound_no text references outbound (outbound_no) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  carton bigint references packing_material (id) on delete restrict,
  tape bigint references packing_material (id) on delete restrict,
  tape_qty numeric(17, 3) check (tape_qty > 0),
  filler bigint references packing_material (id) on delete restrict,
  filler_qty numeric(17, 3) check (filler_qty > 0),
  length_cm numeric(16, 2),
  width_cm numeric(16, 2),
  height_cm numeric(16, 2),
  expected_g integer,
  actual_g integer check (actual_g between 1 and 70000),
  weight_ok boolean,
  chargeable_kg numeric(17, 3),
  override_by bigint references app_user (id),
  override_reason text check (length(override_reason) <= 500),
  waybill_no text,
  manifest_no text,
  exception text check (exception in ('wrong_sku', 'excess', 'weight_out', 'address_issue', 'carrier_reject')),
  state text not null default 'packing' check (state in ('packing', 'packed', 'manifested', 'handed', 'voided')),
  packed_at timestamptz(3),
  handed_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  -- When a courier first scanned a parcel: from then on its shipment cannot be reversed.
  carrier_first_scan_at timestamptz(3),
  -- Pictures of parcels that are worth more than their shop sets.
  photos json,
  check ((tape is null) = (tape_qty is null) and (filler is null) = (filler_qty is null)),
  check (state <> 'manifested' or manifest_no is not null),
  check ((state = 'handed') = (handed_at is not null))
);
create index parcel_outbound on parcel (outbound_no, id);
create index parcel_warehouse on parcel (warehouse, created_at desc);
create index parcel_newest on parcel (created_at, id);
create index parcel_status on parcel (state, warehouse);
create index parcel_waybill on parcel (waybill_no) where waybill_no is not null;
create index parcel_manifest on parcel (manifest_no) where manifest_no is not null;
create index parcel_carton on parcel (carton);
create index parcel_tape on parcel (tape);
create index parcel_filler on parcel (filler);
create index parcel_updated on parcel (updated_at, id);
create index parcel_packed on parcel (packed_at) where packed_at is not null;
create index parcel_parcel_no_listed on parcel (parcel_no collate "C", id);
create index parcel_waybill_no_listed on parcel (waybill_no collate "C", id);
create index parcel_outbound_no_listed on parcel (outbound_no collate "C", id);
create index parcel_manifest_no_listed on parcel (manifest_no collate "C", id);
create trigger parcel_numbered before insert on parcel
  for each row when (new.parcel_no is null) execute function number_document('PK', 'parcel_no', 'warehouse');

create table parcel_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references parcel (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  qty integer not null check (qty > 0),
  scanned integer not null default 0 constraint parcel_lines_scanned_within check (scanned between 0 and qty),
  unique (record_id, line_no) deferrable initially immediate
);
create index parcel_lines_sku on parcel_lines (sku, record_id);

-- Every scan at a packing table, also those that were refused.
create table parcel_scan (
  id bigint generated always as identity primary key,
  parcel bigint not null references parcel (id) on delete restrict,
  code text not null check (length(code) between 1 and 60),
  line_no integer,
  result text not null check (result in ('ok', 'wrong_sku', 'excess')),
  scan_key uuid,
  undone_at timestamptz(3),
  by bigint not null references app_user (id),
  at timestamptz(3) not null,
  check ((result = 'ok') = (line_no is not null))
);
create unique index parcel_scan_key on parcel_scan (by, scan_key);
create index parcel_scan_parcel on parcel_scan (parcel, id);
create index parcel_scan_by on parcel_scan (by, at);
create index parcel_scan_wrong on parcel_scan (at) where result <> 'ok';
