-- Numbers of documents: two letters, the day where the document belongs, five digits that begin anew each day.
create table document_number (
  prefix text not null check (prefix ~ '^[A-Z]{2}$'),
  day date not null,
  last integer not null check (last between 1 and 99999),
  primary key (prefix, day)
);

-- Gives a new document its number: arguments are the prefix and the columns of the number and of the warehouse whose day counts.
create function number_document() returns trigger language plpgsql as $$
declare
  place text := to_jsonb(new) ->> tg_argv[2];
  zone text := coalesce((select timezone from warehouse where id = place::bigint), 'Asia/Shanghai');
  at_day date := (coalesce((to_jsonb(new) ->> 'created_at')::timestamptz, now()) at time zone zone)::date;
  given integer;
begin
  insert into document_number (prefix, day, last) values (tg_argv[0], at_day, 1)
  on conflict (prefix, day) do update set last = document_number.last + 1 returning last into given;
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[1], tg_argv[0] || to_char(at_day, 'YYMMDD') || lpad(given::text, 5, '0')));
end $$;

-- What leaves a warehouse, from demand to the carrier.
create table outbound (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  outbound_no text not null unique,
  out_type text not null check (out_type in ('sale', 'fba', 'transfer', 'distribution', 'supplier_return', 'sample', 'scrap', 'other')),
  source_type text not null check (source_type in ('manual', 'sales_order', 'transfer', 'distribution_plan', 'receipt_difference')),
  source_no text not null check (length(source_no) between 1 and 60),
  platform_order_no text,
  store bigint references store (id) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  to_warehouse bigint references warehouse (id) on delete restrict check (to_warehouse <> warehouse),
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
  waybill_no text,
  shipped_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  check ((status = 'held') = (held_from is not null)),
  check ((status = 'shipped') = (shipped_at is not null)),
  check (out_type not in ('transfer', 'fba') or to_warehouse is not null)
);
create unique index outbound_source on outbound (out_type, source_type, source_no, warehouse, coalesce(to_warehouse, 0)) where source_type <> 'manual' and status <> 'cancelled';
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

-- What is expected at a warehouse, and what came.
create table receipt (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  receipt_no text not null unique,
  type text not null check (type in ('purchase', 'first_leg', 'transfer', 'customer_return', 'sample')),
  source_no text not null check (length(source_no) between 1 and 60),
  warehouse bigint not null references warehouse (id) on delete restrict,
  from_warehouse bigint references warehouse (id) on delete restrict check (from_warehouse <> warehouse),
  supplier bigint references supplier (id) on delete restrict,
  container_no text,
  eta date,
  arrived_at timestamptz(3),
  dock_bin bigint references bin (id) on delete restrict,
  blind boolean not null default false,
  status text not null default 'expected' check (status in ('expected', 'arrived', 'counting', 'counted', 'closed', 'cancelled')),
  closed_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  foreign key (dock_bin, warehouse) references bin (id, warehouse),
  check ((status = 'closed') = (closed_at is not null)),
  check (status in ('expected', 'cancelled') or (arrived_at is not null and dock_bin is not null))
);
create unique index receipt_source on receipt (type, source_no, warehouse) where type = 'transfer' and status <> 'cancelled';
create index receipt_source_no on receipt (source_no);
create index receipt_container on receipt (container_no) where container_no is not null;
create index receipt_eta on receipt (eta, id);
create index receipt_status on receipt (status, warehouse, eta);
create index receipt_arrived on receipt (arrived_at desc);
create index receipt_warehouse on receipt (warehouse, created_at desc);
create index receipt_from on receipt (from_warehouse) where from_warehouse is not null;
create index receipt_supplier on receipt (supplier) where supplier is not null;
create index receipt_dock on receipt (dock_bin) where dock_bin is not null;
create index receipt_updated on receipt (updated_at, id);
create trigger receipt_numbered before insert on receipt for each row execute function number_document('RC', 'receipt_no', 'warehouse');

create table receipt_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references receipt (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  po_no text,
  po_line integer check (po_line > 0),
  expected_qty integer not null check (expected_qty between 0 and 999999),
  most_qty integer not null check (most_qty >= 0),
  carton_qty integer check (carton_qty > 0),
  unit_cost numeric(18, 4) check (unit_cost >= 0),
  in_transit boolean not null default false,
  good_qty integer not null default 0 check (good_qty >= 0),
  hold_qty integer not null default 0 check (hold_qty >= 0),
  damaged_qty integer not null default 0 check (damaged_qty >= 0),
  over_qty integer not null default 0 check (over_qty >= 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index receipt_lines_sku on receipt_lines (sku, record_id);
create index receipt_lines_po on receipt_lines (po_no) where po_no is not null;
