-- The one book of stock. Postings, moves and layer moves are only ever added; balances, layers and items are what they add up to.
create table stock_posting (
  id bigint generated always as identity primary key,
  posting_no text not null generated always as ('SP' || lpad(id::text, 10, '0')) stored unique,
  idem_key text not null unique check (length(idem_key) between 1 and 128),
  payload_hash text not null,
  biz_type text not null check (biz_type in (
    'purchase_in', 'return_in', 'transfer_ship', 'fba_ship', 'transit_receive', 'other_in', 'other_out', 'sale_out', 'distribution_out',
    'supplier_return_out', 'scrap_out', 'stocktake_gain', 'stocktake_loss', 'transit_loss', 'assemble', 'disassemble', 'bin_move',
    'status_move', 'allocate', 'unallocate', 'fba_receipt', 'fba_sale', 'fba_return', 'fba_found', 'fba_lost', 'fba_damaged',
    'fba_disposed', 'fba_other', 'landed_cost', 'reversal')),
  doc_type text not null check (length(doc_type) between 1 and 40),
  doc_no text not null check (length(doc_no) between 1 and 60),
  posted_at timestamptz(3) not null,
  reversal_of bigint unique references stock_posting (id),
  reason text check (length(reason) between 1 and 500),
  by bigint not null references app_user (id),
  check ((biz_type = 'reversal') = (reversal_of is not null))
);
create index stock_posting_doc on stock_posting (doc_no, doc_type);
create index stock_posting_by on stock_posting (by);

-- A SKU in a warehouse: whoever books for it locks this row first, so that nobody else works on its balances, layers and promises.
create table stock_item (
  warehouse bigint not null references warehouse (id) on delete restrict,
  sku bigint not null references sku (id) on delete restrict,
  available bigint not null default 0 check (available >= 0),
  promised bigint not null default 0 check (promised >= 0),
  last_posted_at timestamptz(3),
  primary key (warehouse, sku)
);
create index stock_item_sku on stock_item (sku);
create index stock_item_shortage on stock_item (warehouse, sku) where promised > available;

create table stock_move (
  seq bigint generated always as identity primary key,
  posting bigint not null references stock_posting (id),
  warehouse bigint not null,
  bin bigint not null,
  sku bigint not null,
  status text not null check (status in ('available', 'reserved', 'qc_hold', 'damaged', 'in_transit')),
  qty_delta integer not null check (qty_delta <> 0),
  balance_after integer not null check (balance_after >= 0),
  biz_date date not null,
  posted_at timestamptz(3) not null,
  foreign key (warehouse, sku) references stock_item (warehouse, sku),
  foreign key (bin, warehouse) references bin (id, warehouse)
);
create index stock_move_posting on stock_move (posting);
create index stock_move_key on stock_move (warehouse, sku, bin, status, posted_at desc, seq desc) include (balance_after, qty_delta, biz_date);
create index stock_move_sku on stock_move (sku, seq desc);
create index stock_move_bin on stock_move (bin, seq desc);
create index stock_move_day on stock_move (warehouse, biz_date);

create table stock_layer (
  id bigint generated always as identity primary key,
  layer_no text not null generated always as ('LY' || lpad(id::text, 10, '0')) stored unique,
  posting bigint not null references stock_posting (id),
  warehouse bigint not null,
  sku bigint not null,
  received_at timestamptz(3) not null,
  origin_received_at timestamptz(3) not null,
  qty_in integer not null check (qty_in > 0),
  value_in numeric(18, 4) not null check (value_in >= 0),
  qty_left integer not null check (qty_left between 0 and qty_in),
  value_left numeric(18, 4) not null check (value_left >= 0),
  cost_source text not null check (cost_source in ('po_price', 'landed', 'transfer', 'return', 'last_cost', 'manual', 'assembled', 'unknown')),
  po_no text,
  check (qty_left > 0 or value_left = 0),
  foreign key (warehouse, sku) references stock_item (warehouse, sku)
);
create index stock_layer_left on stock_layer (warehouse, sku, received_at, layer_no) where qty_left > 0;
create index stock_layer_sku on stock_layer (sku, received_at);
create index stock_layer_posting on stock_layer (posting);

create table layer_move (
  seq bigint generated always as identity primary key,
  posting bigint not null references stock_posting (id),
  layer bigint not null references stock_layer (id),
  qty_delta integer not null,
  value_delta numeric(18, 4) not null,
  qty_after integer not null check (qty_after >= 0),
  value_after numeric(18, 4) not null check (value_after >= 0)
);
create index layer_move_posting on layer_move (posting);
create index layer_move_layer on layer_move (layer, seq desc);

create table stock_reservation (
  id bigint generated always as identity primary key,
  reservation_no text not null generated always as ('RS' || lpad(id::text, 10, '0')) stored unique,
  demand_type text not null check (demand_type in ('sales_order', 'outbound', 'transfer', 'distribution_plan')),
  demand_no text not null check (length(demand_no) between 1 and 60),
  demand_line integer not null check (demand_line >= 1),
  warehouse bigint not null,
  sku bigint not null,
  qty_reserved integer not null check (qty_reserved > 0),
  qty_allocated integer not null default 0 check (qty_allocated >= 0),
  qty_released integer not null default 0 check (qty_released >= 0),
  qty_open integer not null generated always as (qty_reserved - qty_allocated - qty_released) stored check (qty_open >= 0),
  expires_at timestamptz(3),
  created_by bigint not null references app_user (id),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  foreign key (warehouse, sku) references stock_item (warehouse, sku)
);
create unique index stock_reservation_key on stock_reservation (demand_type, demand_no, demand_line, warehouse, sku);
create index stock_reservation_open on stock_reservation (warehouse, sku) where qty_open > 0;
create index stock_reservation_expiry on stock_reservation (expires_at) where qty_open > 0;

-- Months that finance has closed: nothing is dated into them any more.
create table stock_month (
  month date primary key check (extract(day from month) = 1),
  closed_by bigint not null references app_user (id),
  closed_at timestamptz(3) not null
);

create trigger stock_posting_append_only before update or delete on stock_posting for each row execute function refuse_change();
create trigger stock_move_append_only before update or delete on stock_move for each row execute function refuse_change();
create trigger layer_move_append_only before update or delete on layer_move for each row execute function refuse_change();
create trigger stock_posting_kept before truncate on stock_posting execute function refuse_change();
create trigger stock_move_kept before truncate on stock_move execute function refuse_change();
create trigger layer_move_kept before truncate on layer_move execute function refuse_change();

-- A balance that is not that of its last move, or a layer that is not that of its last layer move, is never committed.
create function balance_as_moved() returns trigger language plpgsql as $$
declare
  told record;
begin
  select b.qty, m.balance_after into told from stock_balance b
  left join lateral (
    select balance_after from stock_move m
    where m.warehouse = b.warehouse and m.sku = b.sku and m.bin = b.bin and m.status = b.status
    order by posted_at desc, seq desc limit 1
  ) m on true
  where b.id = new.id;
  if found and told.qty is distinct from told.balance_after then
    raise exception 'balance % is not that of its moves', new.id using errcode = '23514', constraint = 'stock_balance_as_moved';
  end if;
  return null;
end $$;
create constraint trigger stock_balance_as_moved after insert or update on stock_balance
  deferrable initially deferred for each row execute function balance_as_moved();

create function layer_as_moved() returns trigger language plpgsql as $$
declare
  told record;
begin
  select l.qty_left, l.value_left, m.qty_after, m.value_after into told from stock_layer l
  left join lateral (select qty_after, value_after from layer_move m where m.layer = l.id order by seq desc limit 1) m on true
  where l.id = new.id;
  if found and (told.qty_left, told.value_left) is distinct from (told.qty_after, told.value_after) then
    raise exception 'layer % is not that of its moves', new.id using errcode = '23514', constraint = 'stock_layer_as_moved';
  end if;
  return null;
end $$;
create constraint trigger stock_layer_as_moved after insert or update on stock_layer
  deferrable initially deferred for each row execute function layer_as_moved();
