-- What leaves a warehouse, from demand to the carrier.
create table outbound (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  outbound_no text not null unique,
  out_type text not null check (out_type in ('sale', 'fba', 'transfer', 'distribution', 'supplier_return', 'sample', 'scrap', 'other')),
  source_type text not null check (source_type in (
    'manual', 'sales_order', 'transfer', 'distribution_plan', 'receipt_difference', 'after_sale'
  )),
  source_no text not null check (length(source_no) between 1 and 60),
  platform_order_no text,
  store bigint references store (id) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  to_warehouse bigint references warehouse (id) on delete restrict
    constraint outbound_elsewhere check (to_warehouse <> warehouse),
  channel bigint references logistics_channel (id) on delete restrict,
  country bigint not null references country (id) on delete restrict,
  state text,
  city text,
  postcode text,
  address text,
  receiver text,
  phone text,
  ship_by timestamptz(3),
  priority smallint not null default 5 check (priority between 1 and 9),
  status text not null default 'pending' check (status in
    ('pending', 'short', 'allocated', 'waved', 'picking', 'picked', 'packing', 'packed', 'shipped', 'held', 'cancelled')),
  held_from text,
  hold_reason text check (length(hold_reason) <= 500),
  reverse_reason text check (length(reverse_reason) <= 500),
  waybill_no text,
  shipped_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  -- Parts of an order that was split, numbered from 1; a source is asked for once, its parts count as one.
  part smallint not null default 1 check (part between 1 and 200),
  check ((status = 'held') = (held_from is not null)),
  check ((status = 'shipped') = (shipped_at is not null)),
  constraint outbound_destination check (out_type not in ('transfer', 'fba') or to_warehouse is not null)
);
create index outbound_source_no on outbound (source_no);
create index outbound_platform on outbound (platform_order_no) where platform_order_no is not null;
create index outbound_waybill on outbound (waybill_no) where waybill_no is not null;
create index outbound_due on outbound (priority, ship_by, id);
create index outbound_status on outbound (status, warehouse, priority, ship_by);
create index outbound_shipped on outbound (shipped_at desc) where shipped_at is not null;
create index outbound_warehouse on outbound (warehouse, created_at desc);
create index outbound_store on outbound (store) where store is not null;
create index outbound_to on outbound (to_warehouse) where to_warehouse is not null;
create index outbound_channel on outbound (channel) where channel is not null;
create index outbound_country on outbound (country);
create index outbound_updated on outbound (updated_at, id);
create unique index outbound_source on outbound (out_type, source_type, source_no, warehouse, coalesce(to_warehouse, 0))
  where status <> 'cancelled' and part = 1;
create unique index outbound_typed on outbound (out_type, source_no, warehouse) where status <> 'cancelled' and part = 1
  and source_type = 'manual';
create index outbound_created on outbound (created_at desc);
create index outbound_outbound_no_listed on outbound (outbound_no collate "C", id);
create index outbound_source_no_listed on outbound (source_no collate "C", id);
create index outbound_channel_shipped on outbound (channel, shipped_at) where shipped_at is not null;
create trigger outbound_numbered before insert on outbound for each row execute function number_document('OB', 'outbound_no', 'warehouse');

create table outbound_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references outbound (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  pt_sku text,
  qty integer not null check (qty between 1 and 99999),
  allocated integer not null default 0 check (allocated between 0 and qty),
  picked integer not null default 0 check (picked between 0 and qty),
  packed integer not null default 0 check (packed between 0 and qty),
  shipped integer not null default 0 check (shipped between 0 and qty),
  reservation_no text references stock_reservation (reservation_no) on delete restrict,
  cost_value numeric(18, 4) check (cost_value >= 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index outbound_lines_sku on outbound_lines (sku, record_id);
create index outbound_lines_reservation on outbound_lines (reservation_no) where reservation_no is not null;
create index outbound_lines_pt_sku on outbound_lines ((upper(pt_sku)) collate "C") where pt_sku is not null;

-- A walk through the warehouse that picks several orders.
create table wave (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  wave_no text not null unique,
  type text not null check (type in ('single', 'multi', 'bulk', 'fba')),
  warehouse bigint not null references warehouse (id) on delete restrict,
  cutoff_at timestamptz(3),
  courier bigint references courier (id) on delete restrict,
  picker bigint references app_user (id),
  status text not null default 'draft' check (status in ('draft', 'released', 'picking', 'done', 'cancelled')),
  released_at timestamptz(3),
  started_at timestamptz(3),
  closed_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  walk_metres integer check (walk_metres >= 0),
  check ((status = 'done') = (closed_at is not null)),
  check (status in ('draft', 'cancelled') or released_at is not null)
);
create index wave_due on wave (cutoff_at, id);
create index wave_status on wave (status, warehouse, cutoff_at);
create index wave_warehouse on wave (warehouse, created_at desc);
create index wave_courier on wave (courier) where courier is not null;
create index wave_picker on wave (picker, status) where picker is not null;
create index wave_updated on wave (updated_at, id);
create index wave_wave_no_listed on wave (wave_no collate "C", id);
create trigger wave_numbered before insert on wave for each row execute function number_document('WV', 'wave_no', 'warehouse');

-- An order is in one wave at a time, with a slot of its own; its place in a wave that ended stays.
create table wave_order (
  id bigint generated always as identity primary key,
  wave bigint not null references wave (id) on delete cascade,
  outbound bigint not null references outbound (id) on delete restrict,
  slot integer not null check (slot between 1 and 500),
  in_wave boolean not null default true,
  unique (wave, outbound)
);
create unique index wave_order_open on wave_order (outbound) where in_wave;
create index wave_order_outbound on wave_order (outbound);
create unique index wave_order_slot on wave_order (wave, slot) where in_wave;

-- Pieces of a line allocated in a bin: to be picked, picked, shipped, or to be put back.
create table pick (
  id bigint generated always as identity primary key,
  outbound bigint not null references outbound (id) on delete restrict,
  line_no integer not null,
  warehouse bigint not null references warehouse (id) on delete restrict,
  bin bigint not null references bin (id) on delete restrict,
  sku bigint not null references sku (id) on delete restrict,
  qty integer not null check (qty > 0),
  picked integer not null default 0 check (picked between 0 and qty),
  shipped integer not null default 0 check (shipped between 0 and qty),
  picked_by bigint references app_user (id),
  picked_at timestamptz(3),
  back_since timestamptz(3),
  created_at timestamptz(3) not null default now(),
  wave bigint references wave (id) on delete restrict,
  walk integer not null default 0,
  foreign key (bin, warehouse) references bin (id, warehouse),
  check ((picked = 0) or (picked_at is not null))
);
create index pick_line on pick (outbound, line_no, id);
create index pick_bin on pick (bin);
create index pick_sku on pick (sku, warehouse);
create index pick_warehouse on pick (warehouse);
create index pick_back on pick (warehouse, back_since) where back_since is not null;
create index pick_by on pick (picked_by, picked_at) where picked_by is not null;
create index pick_wave on pick (wave, walk) where wave is not null;

-- What was not found where it should have lain; only ever added to.
create table pick_short (
  id bigint generated always as identity primary key,
  wave bigint references wave (id) on delete restrict,
  outbound bigint not null references outbound (id) on delete restrict,
  line_no integer not null,
  bin bigint not null references bin (id) on delete restrict,
  sku bigint not null references sku (id) on delete restrict,
  qty integer not null check (qty > 0),
  reason text not null check (length(reason) between 1 and 500),
  moved integer not null default 0 check (moved between 0 and qty),
  by bigint not null references app_user (id),
  at timestamptz(3) not null
);
create index pick_short_outbound on pick_short (outbound);
create index pick_short_wave on pick_short (wave) where wave is not null;
create index pick_short_bin on pick_short (bin, sku);
create index pick_short_sku on pick_short (sku);
create index pick_short_by on pick_short (by, at);

-- Orders and reservations whose shortage was notified, until it is resolved, and claims whose deadline was notified.
create table outbound_short_notified (
  outbound bigint primary key references outbound (id) on delete cascade,
  notified_at timestamptz(3) not null
);

create table reservation_short_notified (
  warehouse bigint not null,
  sku bigint not null,
  notified_at timestamptz(3) not null,
  primary key (warehouse, sku),
  foreign key (warehouse, sku) references stock_item (warehouse, sku)
);
create index reservation_short_notified_sku on reservation_short_notified (sku);
