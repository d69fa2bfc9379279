-- What customers ordered, on a platform or by hand, and how far it has come.
create table sales_order (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  order_no text not null unique,
  kind text not null check (kind in ('platform', 'manual', 'resend', 'sample', 'presale', 'fba')),
  platform text not null check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek', 'manual')),
  store bigint not null references store (id) on delete restrict,
  site bigint references site (id) on delete restrict,
  platform_order_id text not null check (length(platform_order_id) between 1 and 64),
  platform_status text,
  -- When the platform last changed the order: an older payload changes nothing.
  platform_updated_at timestamptz(3),
  status text not null default 'pendingReview' check (status in (
    'pendingPay', 'pendingReview', 'held', 'pendingAllocate', 'outOfStock', 'allocated', 'submitted', 'shipped', 'delivered',
    'cancelling', 'cancelled', 'merged', 'split', 'abnormal')),
  -- The status before a hold or a cancellation that waits, to which the order returns.
  status_before text,
  buyer_key text,
  buyer_name text,
  email text,
  phone text,
  receiver text,
  line1 text,
  line2 text,
  city text,
  state text,
  postcode text,
  country bigint references country (id) on delete restrict,
  address_hash text,
  address_issues text[],
  ship_service text not null default 'standard' check (ship_service in ('standard', 'expedited', 'nextDay', 'freight')),
  paid_at timestamptz(3),
  purchase_at timestamptz(3) not null,
  latest_ship_at timestamptz(3),
  promised_by timestamptz(3),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  item_amount numeric(18, 4) not null default 0,
  shipping_amount numeric(18, 4) not null default 0 check (shipping_amount >= 0),
  discount numeric(18, 4) not null default 0 check (discount >= 0),
  tax numeric(18, 4) not null default 0 check (tax >= 0),
  total numeric(18, 4) not null default 0,
  warehouse bigint references warehouse (id) on delete restrict,
  channel bigint references logistics_channel (id) on delete restrict,
  waybill_no text,
  -- How far the platform has been notified of the tracking numbers.
  tracking_status text check (tracking_status in ('waiting', 'blocked', 'failed', 'sent')),
  shipped_at timestamptz(3),
  delivered_at timestamptz(3),
  hold_reason text check (hold_reason in ('address', 'fraud', 'fitment', 'buyerNote', 'price', 'clearance', 'duplicate', 'manual')),
  hold_note text check (length(hold_note) <= 500),
  hold_until timestamptz(3),
  held_at timestamptz(3),
  -- For what its review has held it so far: nothing holds it a second time.
  review_findings text[],
  abnormal_code text check (abnormal_code in (
    'UNMAPPED', 'NO_ADDRESS', 'ADDRESS_BAD', 'NO_CHANNEL', 'OVERWEIGHT', 'CURRENCY', 'AMOUNT_MISMATCH', 'PLATFORM_STATUS')),
  cancel_reason text check (length(cancel_reason) <= 500),
  merged_into bigint references sales_order (id) on delete restrict,
  split_from bigint references sales_order (id) on delete restrict,
  -- The after-sale document by which parts are sent again.
  after_sale_no text check (length(after_sale_no) <= 60),
  buyer_note text check (length(buyer_note) <= 2000),
  seller_note text check (length(seller_note) <= 2000),
  tags text[],
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  check ((status = 'held') = (hold_reason is not null)),
  check ((status = 'abnormal') = (abnormal_code is not null)),
  check (status not in ('held', 'cancelling') or status_before is not null),
  check ((status = 'merged') = (merged_into is not null)),
  constraint sales_order_resend check (kind <> 'resend' or after_sale_no is not null)
);
-- Parts of an order that was split share the number on the platform.
create unique index sales_order_platform_key on sales_order (platform, store, platform_order_id) nulls not distinct
  where split_from is null;
create index sales_order_platform_order on sales_order (platform_order_id collate "C", id);
-- By when they are due, as sales_order_list has it: an order that has gone, or will not go, is not watched any more.
create index sales_order_due on sales_order (
  ((case when status not in ('shipped', 'delivered', 'cancelled', 'merged', 'split') then latest_ship_at end)::timestamptz(3)),
  purchase_at desc, id desc);
create index sales_order_ship_by on sales_order (latest_ship_at, id);
create index sales_order_status on sales_order (status,
  ((case when status not in ('shipped', 'delivered', 'cancelled', 'merged', 'split') then latest_ship_at end)::timestamptz(3)),
  purchase_at desc, id desc);
create index sales_order_store on sales_order (store, status, latest_ship_at);
create index sales_order_site on sales_order (site) where site is not null;
create index sales_order_country on sales_order (country) where country is not null;
create index sales_order_warehouse on sales_order (warehouse, status) where warehouse is not null;
create index sales_order_channel on sales_order (channel) where channel is not null;
create index sales_order_purchased on sales_order (purchase_at, id);
create index sales_order_paid on sales_order (paid_at, id) where paid_at is not null;
create index sales_order_shipped on sales_order (shipped_at, id) where shipped_at is not null;
create index sales_order_updated on sales_order (updated_at, id);
create index sales_order_tracking on sales_order (tracking_status, id) where tracking_status is not null;
create index sales_order_waybill on sales_order (waybill_no collate "C", id) where waybill_no is not null;
create index sales_order_order_no_listed on sales_order (order_no collate "C", id);
create index sales_order_buyer on sales_order (buyer_name collate "C", id) where buyer_name is not null;
create index sales_order_merging on sales_order (store, buyer_key, address_hash) where status in ('pendingReview', 'pendingAllocate');
create index sales_order_merged_into on sales_order (merged_into) where merged_into is not null;
create index sales_order_split_from on sales_order (split_from) where split_from is not null;
create index sales_order_held on sales_order (held_at) where status = 'held';
create index sales_order_issues on sales_order using gin (address_issues) where address_issues is not null;
create index sales_order_tags on sales_order using gin (tags) where tags is not null;
create index sales_order_total on sales_order (total, id);
create trigger sales_order_numbered before insert on sales_order
  for each row execute function number_document('SO', 'order_no', 'warehouse');

-- Numbers on the platform of orders that have none there.
create sequence sales_order_typed_no;

-- What stands on an order as the platform sells it.
create table sales_order_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references sales_order (id) on delete cascade,
  line_no integer not null,
  platform_line_id text not null check (length(platform_line_id) between 1 and 64),
  -- The listing, where it is known; what the platform calls it stands beside it.
  pt_sku bigint references pt_sku (id) on delete restrict,
  -- What is shipped where there is no listing: of orders that are typed in.
  sku bigint references sku (id) on delete restrict,
  seller_sku text not null check (length(seller_sku) between 1 and 80),
  title text,
  qty integer not null check (qty between 1 and 9999),
  cancelled_qty integer not null default 0 check (cancelled_qty between 0 and qty),
  unit_price numeric(18, 4) not null check (unit_price >= 0),
  discount numeric(18, 4) not null default 0 check (discount >= 0),
  tax numeric(18, 4) not null default 0 check (tax >= 0),
  shipping numeric(18, 4) not null default 0 check (shipping >= 0),
  gift_wrap numeric(18, 4) not null default 0 check (gift_wrap >= 0),
  line_total numeric(18, 4) not null,
  vehicle text check (length(vehicle) <= 120),
  unique (record_id, line_no) deferrable initially immediate
);
create index sales_order_lines_platform on sales_order_lines (record_id, platform_line_id);
create index sales_order_lines_pt_sku on sales_order_lines (pt_sku) where pt_sku is not null;
create index sales_order_lines_sku on sales_order_lines (sku) where sku is not null;
create index sales_order_lines_seller_sku on sales_order_lines (seller_sku collate "C", record_id);

-- The pieces that a line is made of, in the warehouse that was chosen for them.
create table sales_order_piece (
  id bigint generated always as identity primary key,
  sales_order bigint not null references sales_order (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  qty integer not null check (qty > 0),
  warehouse bigint references warehouse (id) on delete restrict,
  reservation_no text references stock_reservation (reservation_no) on delete restrict,
  shipped_qty integer not null default 0 check (shipped_qty between 0 and qty),
  -- CNY, what the pieces took out of the cost layers when they left.
  cost_value numeric(18, 4) check (cost_value >= 0),
  check (reservation_no is null or warehouse is not null)
);
create unique index sales_order_piece_key on sales_order_piece (sales_order, line_no, sku, warehouse) nulls not distinct;
create index sales_order_piece_sku on sales_order_piece (sku, sales_order);
create index sales_order_piece_warehouse on sales_order_piece (warehouse) where warehouse is not null;
create index sales_order_piece_reservation on sales_order_piece (reservation_no) where reservation_no is not null;
