-- A promise that was given back whole makes room: its line may be promised anew.
drop index stock_reservation_key;
create unique index stock_reservation_key on stock_reservation (demand_type, demand_no, demand_line, warehouse, sku) where qty_released < qty_reserved;

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
  check ((status = 'done') = (closed_at is not null)),
  check (status in ('draft', 'cancelled') or released_at is not null)
);
create index wave_due on wave (cutoff_at, id);
create index wave_status on wave (status, warehouse, cutoff_at);
create index wave_warehouse on wave (warehouse, created_at desc);
create index wave_courier on wave (courier) where courier is not null;
create index wave_picker on wave (picker, status) where picker is not null;
create index wave_updated on wave (updated_at, id);
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
create unique index wave_order_slot on wave_order (wave, slot) where in_wave;

-- Pieces of a line set apart in a bin: to be picked, picked, shipped, or to be put back.
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
  foreign key (bin, warehouse) references bin (id, warehouse),
  check ((picked = 0) or (picked_at is not null))
);
create index pick_line on pick (outbound, line_no, id);
create index pick_bin on pick (bin);
create index pick_sku on pick (sku, warehouse);
create index pick_warehouse on pick (warehouse);
create index pick_back on pick (warehouse, back_since) where back_since is not null;
create index pick_by on pick (picked_by, picked_at) where picked_by is not null;

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

-- Numbers of waybills that we give ourselves, channel by channel, as long as no courier gives them.
create table waybill_range (
  channel bigint primary key references logistics_channel (id) on delete restrict,
  last integer not null check (last between 1 and 99999999)
);
