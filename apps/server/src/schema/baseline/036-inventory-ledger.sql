-- What is in each bin: written by stock postings, never by hand.
create table stock_balance (
  id bigint generated always as identity primary key,
  warehouse bigint not null references warehouse (id) on delete restrict,
  bin bigint not null references bin (id) on delete restrict,
  sku bigint not null references sku (id) on delete restrict,
  status text not null check (status in ('available', 'reserved', 'qc_hold', 'damaged', 'in_transit')),
  qty integer not null check (qty >= 0),
  last_seq bigint not null default 0,
  foreign key (bin, warehouse) references bin (id, warehouse)
);
create unique index stock_balance_key on stock_balance (warehouse, bin, sku, status);
create index stock_balance_bin on stock_balance (bin);
create index stock_balance_sku on stock_balance (sku);
create index stock_balance_item on stock_balance (warehouse, sku);
create constraint trigger stock_balance_as_moved after insert or update on stock_balance
  deferrable initially deferred for each row execute function balance_as_moved();

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
  -- The document that it belongs to: of a reversal that of what it reverses.
  belongs_to text not null check (length(belongs_to) between 1 and 60),
  posted_at timestamptz(3) not null,
  reversal_of bigint unique references stock_posting (id),
  reason text check (length(reason) between 1 and 500),
  by bigint not null references app_user (id),
  check ((biz_type = 'reversal') = (reversal_of is not null))
);
create index stock_posting_doc on stock_posting (doc_no, doc_type);
create index stock_posting_belongs on stock_posting (belongs_to collate "C", id);
create index stock_posting_by on stock_posting (by);
-- Lists compare codes by code point: numbers of documents and postings are found by indexes that are ordered so.
create index stock_posting_document on stock_posting (doc_no collate "C", id);
create index stock_posting_number on stock_posting (posting_no collate "C", id);
create trigger stock_posting_append_only before update or delete on stock_posting for each row execute function refuse_change();
create trigger stock_posting_kept before truncate on stock_posting execute function refuse_change();

-- A SKU in a warehouse: a posting locks this row first, so that nothing else works on its balances, layers and reservations.
create table stock_item (
  warehouse bigint not null references warehouse (id) on delete restrict,
  sku bigint not null references sku (id) on delete restrict,
  available bigint not null default 0 check (available >= 0),
  unallocated bigint not null default 0 check (unallocated >= 0),
  last_posted_at timestamptz(3),
  -- How a SKU stands in a warehouse is kept with its item: lists sort and filter by it.
  id bigint generated always as identity unique,
  reserved bigint not null default 0 check (reserved >= 0),
  qc_hold bigint not null default 0 check (qc_hold >= 0),
  damaged bigint not null default 0 check (damaged >= 0),
  in_transit bigint not null default 0 check (in_transit >= 0),
  value_left numeric(18, 4) not null default 0 check (value_left >= 0),
  primary key (warehouse, sku)
);
create index stock_item_sku on stock_item (sku);
create index stock_item_shortage on stock_item (warehouse, sku) where unallocated > available;
create index stock_item_moved on stock_item (last_posted_at desc);

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
create index stock_move_key on stock_move (warehouse, sku, bin, status, posted_at desc, seq desc)
  include (balance_after, qty_delta, biz_date);
create index stock_move_sku on stock_move (sku, seq desc);
create index stock_move_bin on stock_move (bin, seq desc);
create index stock_move_day on stock_move (warehouse, biz_date);
create index stock_move_posted on stock_move (posted_at desc, seq desc);
create index stock_move_type on stock_move (biz_date, seq);
-- Lists of the past are worked out from the nearest of what is known: a month end before or after, or the present.
create index stock_move_sku_day on stock_move (warehouse, sku, biz_date) include (bin, status, qty_delta, posted_at);
create index stock_move_dated_back on stock_move (warehouse, sku, posted_at) include (status, qty_delta, biz_date)
  where biz_date < (posted_at at time zone 'UTC')::date - 1;
create trigger stock_move_append_only before update or delete on stock_move for each row execute function refuse_change();
create trigger stock_move_kept before truncate on stock_move execute function refuse_change();
create trigger stock_move_snapshots after insert on stock_move referencing new table as added
  for each statement execute function keep_snapshot_pieces();

create table stock_layer (
  id bigint generated always as identity primary key,
  layer_no text not null generated always as ('LY' || lpad(id::text, 10, '0')) stored unique,
  posting bigint not null references stock_posting (id),
  warehouse bigint not null,
  sku bigint not null,
  received_at timestamptz(3) not null,
  origin_received_at timestamptz(3) not null,
  -- What came in and was not reversed.
  qty_in integer not null check (qty_in >= 0),
  value_in numeric(18, 4) not null check (value_in >= 0),
  qty_left integer not null check (qty_left between 0 and qty_in),
  value_left numeric(18, 4) not null check (value_left >= 0),
  cost_source text not null
    check (cost_source in ('po_price', 'landed', 'transfer', 'return', 'last_cost', 'manual', 'assembled', 'unknown')),
  po_no text,
  -- What later pieces name to join the layer.
  batch text check (length(batch) between 1 and 100),
  emptied_at timestamptz(3),
  check (qty_left > 0 or value_left = 0),
  foreign key (warehouse, sku) references stock_item (warehouse, sku),
  check (qty_left > 0 or emptied_at is not null)
);
create index stock_layer_left on stock_layer (warehouse, sku, received_at, layer_no) where qty_left > 0;
create index stock_layer_batch on stock_layer (warehouse, sku, batch) where batch is not null;
create index stock_layer_sku on stock_layer (sku, received_at);
create index stock_layer_posting on stock_layer (posting);
create index stock_layer_po_no_listed on stock_layer (po_no collate "C", id);
create index stock_layer_layer_no_listed on stock_layer (layer_no collate "C", id);
create index stock_layer_emptied on stock_layer (warehouse, sku, coalesce(emptied_at, 'infinity'))
  include (received_at, origin_received_at);
create constraint trigger stock_layer_as_moved after insert or update on stock_layer
  deferrable initially deferred for each row execute function layer_as_moved();

create table layer_move (
  seq bigint generated always as identity primary key,
  posting bigint not null references stock_posting (id),
  layer bigint not null references stock_layer (id),
  qty_delta integer not null,
  value_delta numeric(18, 4) not null,
  qty_after integer not null check (qty_after >= 0),
  value_after numeric(18, 4) not null check (value_after >= 0),
  -- Where a value came in or went, and on which day of business, stands with its layer move.
  warehouse bigint not null,
  sku bigint not null,
  biz_date date not null,
  -- When the layer was posted; a move of a layer holds its own time, and an emptied layer since when it is empty.
  posted_at timestamptz(3) not null,
  foreign key (warehouse, sku) references stock_item (warehouse, sku)
);
create index layer_move_posting on layer_move (posting);
create index layer_move_layer on layer_move (layer, seq desc);
create index layer_move_day on layer_move (biz_date, seq);
create index layer_move_item on layer_move (warehouse, sku, biz_date) include (value_delta, posted_at);
create index layer_move_dated_back on layer_move (warehouse, sku, posted_at) include (value_delta, biz_date)
  where biz_date < (posted_at at time zone 'UTC')::date - 1;
create trigger layer_move_append_only before update or delete on layer_move for each row execute function refuse_change();
create trigger layer_move_kept before truncate on layer_move execute function refuse_change();
create trigger layer_move_snapshots after insert on layer_move referencing new table as added
  for each statement execute function keep_snapshot_values();

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
  reason text check (length(reason) between 1 and 500),
  foreign key (warehouse, sku) references stock_item (warehouse, sku)
);
create index stock_reservation_open on stock_reservation (warehouse, sku) where qty_open > 0;
create index stock_reservation_warehouse on stock_reservation (warehouse);
create index stock_reservation_expiry on stock_reservation (expires_at) where qty_open > 0;
-- A fully released reservation makes room: its line may be reserved again.
create unique index stock_reservation_key on stock_reservation (demand_type, demand_no, demand_line, warehouse, sku)
  where qty_released < qty_reserved;
create index stock_reservation_reservation_no_listed on stock_reservation (reservation_no collate "C", id);
create index stock_reservation_demand_no_listed on stock_reservation (demand_no collate "C", id);
create index stock_reservation_until on stock_reservation (expires_at, id);
