-- What each shipped order earned, item by item; written from its sources, never by hand. The id is that of the order.
create table order_profit (
  id bigint primary key references sales_order (id) on delete restrict,
  version integer not null default 1,
  order_no text not null,
  platform_order_id text not null,
  platform text not null check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek', 'manual')),
  store bigint not null references store (id) on delete restrict,
  site bigint references site (id) on delete restrict,
  warehouse bigint references warehouse (id) on delete restrict,
  purchase_at timestamptz(3) not null,
  shipped_at timestamptz(3) not null,
  qty integer not null check (qty >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- CNY of one unit of the currency, on the day of the order; empty where no rate was known.
  rate_to_cny numeric(16, 8) check (rate_to_cny > 0),
  channel bigint references logistics_channel (id) on delete restrict,
  waybill_no text,
  -- The month of its shipment, as its first day.
  month date not null check (extract(day from month) = 1),
  net_sales numeric(18, 4) not null default 0,
  fees numeric(18, 4) not null default 0,
  cogs numeric(18, 4) not null default 0,
  first_leg numeric(18, 4) not null default 0,
  duty numeric(18, 4) not null default 0,
  gross_margin numeric(18, 4) not null default 0,
  last_mile numeric(18, 4) not null default 0,
  handling numeric(18, 4) not null default 0,
  storage numeric(18, 4) not null default 0,
  fulfil_margin numeric(18, 4) not null default 0,
  ads numeric(18, 4) not null default 0,
  refund numeric(18, 4) not null default 0,
  other numeric(18, 4) not null default 0,
  profit numeric(18, 4) not null default 0,
  margin numeric(13, 2),
  basis text not null check (basis in ('estimated', 'partial', 'settled')),
  net_sales_cny numeric(18, 2) generated always as (round(net_sales * rate_to_cny, 2)) stored,
  profit_cny numeric(18, 2) generated always as (round(profit * rate_to_cny, 2)) stored,
  -- What no record says, so that an item is lacking.
  missing text[],
  refunded boolean not null default false,
  -- As the order stood when its profit was worked out.
  order_updated_at timestamptz(3) not null,
  computed_at timestamptz(3) not null,
  check (profit = fulfil_margin - ads - refund + other),
  check (fulfil_margin = gross_margin - last_mile - handling - storage),
  check (gross_margin = net_sales - fees - cogs - first_leg - duty)
);
create index order_profit_purchased on order_profit (purchase_at, id);
create index order_profit_shipped on order_profit (shipped_at, id);
create index order_profit_store on order_profit (store, purchase_at desc);
create index order_profit_site on order_profit (site) where site is not null;
create index order_profit_warehouse on order_profit (warehouse) where warehouse is not null;
create index order_profit_basis on order_profit (basis, purchase_at, id);
create index order_profit_platform on order_profit (platform, purchase_at, id);
create index order_profit_margin on order_profit (margin nulls last, id);
create index order_profit_profit on order_profit (profit, id);
create index order_profit_order_no on order_profit (order_no collate "C", id);
create index order_profit_platform_order on order_profit (platform_order_id collate "C", id);
create index order_profit_waybill on order_profit (waybill_no collate "C", id) where waybill_no is not null;
create index order_profit_channel on order_profit (channel) where channel is not null;
create index order_profit_refunded on order_profit (purchase_at, id) where refunded;
create index order_profit_seen on order_profit (order_updated_at);
create index order_profit_missing on order_profit (purchase_at, id) where missing is not null;

-- What an order earned, each item of each SKU in its lines with its source and the month in which it counts. Costs stand below nothing.
create table order_profit_items (
  id bigint generated always as identity primary key,
  record_id bigint not null references order_profit (id) on delete cascade,
  line_no integer not null,
  order_line integer not null check (order_line >= 0),
  sku bigint not null references sku (id) on delete restrict,
  item text not null check (item in (
    'item', 'shippingIncome', 'giftWrap', 'promotion', 'referral', 'fixedFee', 'paymentFee', 'cogs', 'firstLeg', 'duty', 'lastMile',
    'handling', 'storage', 'ads', 'refund', 'recovery', 'reimbursement', 'other')),
  amount numeric(18, 4) not null,
  basis text not null check (basis in ('estimated', 'actual')),
  source text not null check (source in ('order', 'costLayer', 'landedCost', 'feeTable', 'freightTable', 'parcel', 'adRate', 'refundRate',
    'returnOrder', 'settlement', 'carrierBill', 'adSpend', 'reimbursement')),
  source_no text,
  -- What the source says in its own currency, and how much of the order's currency one unit of it was.
  said numeric(18, 4),
  said_currency text,
  rate numeric(16, 8),
  note text,
  month date not null check (extract(day from month) = 1),
  unique (record_id, line_no) deferrable initially immediate
);
create index order_profit_items_sku on order_profit_items (sku, month);
create index order_profit_items_source on order_profit_items (source_no collate "C") where source_no is not null;

-- Items that came to another amount since a profit was first worked out: only ever added to.
create table order_profit_changes (
  id bigint generated always as identity primary key,
  record_id bigint not null references order_profit (id) on delete cascade,
  line_no integer not null,
  at timestamptz(3) not null,
  order_line integer not null,
  sku bigint not null references sku (id) on delete restrict,
  item text not null,
  before numeric(18, 4) not null,
  after numeric(18, 4) not null,
  month date not null,
  source text,
  source_no text,
  unique (record_id, line_no) deferrable initially immediate
);
create index order_profit_changes_sku on order_profit_changes (sku);

-- The same by SKU in the lines of the order.
create table order_profit_line (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  order_profit bigint not null references order_profit (id) on delete cascade,
  order_no text not null,
  platform_order_id text not null,
  order_line integer not null,
  sku bigint not null references sku (id) on delete restrict,
  pt_sku bigint references pt_sku (id) on delete restrict,
  seller_sku text not null,
  platform text not null check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek', 'manual')),
  store bigint not null references store (id) on delete restrict,
  site bigint references site (id) on delete restrict,
  warehouse bigint references warehouse (id) on delete restrict,
  purchase_at timestamptz(3) not null,
  shipped_at timestamptz(3) not null,
  qty integer not null check (qty >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- CNY of one unit of the currency, on the day of the order; empty where no rate was known.
  rate_to_cny numeric(16, 8) check (rate_to_cny > 0),
  net_sales numeric(18, 4) not null default 0,
  fees numeric(18, 4) not null default 0,
  cogs numeric(18, 4) not null default 0,
  first_leg numeric(18, 4) not null default 0,
  duty numeric(18, 4) not null default 0,
  gross_margin numeric(18, 4) not null default 0,
  last_mile numeric(18, 4) not null default 0,
  handling numeric(18, 4) not null default 0,
  storage numeric(18, 4) not null default 0,
  fulfil_margin numeric(18, 4) not null default 0,
  ads numeric(18, 4) not null default 0,
  refund numeric(18, 4) not null default 0,
  other numeric(18, 4) not null default 0,
  profit numeric(18, 4) not null default 0,
  margin numeric(13, 2),
  basis text not null check (basis in ('estimated', 'partial', 'settled')),
  net_sales_cny numeric(18, 2) generated always as (round(net_sales * rate_to_cny, 2)) stored,
  profit_cny numeric(18, 2) generated always as (round(profit * rate_to_cny, 2)) stored,
  unique (order_profit, order_line, sku)
);
create index order_profit_line_purchased on order_profit_line (purchase_at, id);
create index order_profit_line_shipped on order_profit_line (shipped_at, id);
create index order_profit_line_store on order_profit_line (store, purchase_at desc);
create index order_profit_line_site on order_profit_line (site) where site is not null;
create index order_profit_line_warehouse on order_profit_line (warehouse) where warehouse is not null;
create index order_profit_line_basis on order_profit_line (basis, purchase_at, id);
create index order_profit_line_platform on order_profit_line (platform, purchase_at, id);
create index order_profit_line_margin on order_profit_line (margin nulls last, id);
create index order_profit_line_profit on order_profit_line (profit, id);
create index order_profit_line_order_no on order_profit_line (order_no collate "C", id);
create index order_profit_line_platform_order on order_profit_line (platform_order_id collate "C", id);
create index order_profit_line_sku on order_profit_line (sku, purchase_at desc);
create index order_profit_line_pt_sku on order_profit_line (pt_sku) where pt_sku is not null;
create index order_profit_line_seller_sku on order_profit_line (seller_sku collate "C", id);

-- Orders whose profit is to be worked out again.
create table profit_due (
  sales_order bigint primary key references sales_order (id) on delete cascade,
  since timestamptz(3) not null default now()
);
create index profit_due_since on profit_due (since);

-- Months that are locked: what changes afterwards counts in the next open one.
create table profit_month (
  month date primary key check (extract(day from month) = 1),
  locked_by bigint not null references app_user (id),
  locked_at timestamptz(3) not null
);
create index profit_month_by on profit_month (locked_by);

-- What a platform paid out for a period.
create table platform_settlement (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  settlement_id text not null,
  platform text not null check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek')),
  store bigint not null references store (id) on delete restrict,
  start_at timestamptz(3) not null,
  end_at timestamptz(3) not null check (end_at >= start_at),
  deposit_at timestamptz(3),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  total numeric(18, 4) not null,
  lines_amount numeric(18, 4) not null,
  difference numeric(18, 4) not null generated always as (total - lines_amount) stored,
  lines integer not null check (lines >= 0),
  orders integer not null default 0,
  order_amount numeric(18, 4) not null default 0,
  tax_amount numeric(18, 4) not null default 0,
  account_amount numeric(18, 4) not null default 0,
  unexplained numeric(18, 4) not null default 0,
  status text not null check (status in ('balanced', 'unbalanced')),
  sha256 text not null,
  file json,
  imported_by bigint not null references app_user (id),
  imported_at timestamptz(3) not null,
  check (order_amount + tax_amount + account_amount + unexplained = lines_amount),
  unique (store, settlement_id)
);
create index platform_settlement_id_listed on platform_settlement (settlement_id collate "C", id);
create index platform_settlement_end on platform_settlement (end_at, id);
create index platform_settlement_imported on platform_settlement (imported_at, id);
create index platform_settlement_by on platform_settlement (imported_by);
create index platform_settlement_unexplained on platform_settlement (unexplained, id);

-- The amounts of settlements. Nothing explains those without an order of ours or a place.
create table platform_settlement_line (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  settlement bigint not null references platform_settlement (id) on delete cascade,
  row_no integer not null,
  transaction_type text not null,
  platform_order_id text,
  amount_type text not null,
  amount_description text not null,
  amount numeric(18, 4) not null,
  currency text not null,
  item_code text,
  seller_sku text,
  qty integer,
  posted_at timestamptz(3),
  place text,
  sales_order bigint references sales_order (id) on delete restrict,
  unexplained boolean not null,
  unique (settlement, row_no)
);
create index platform_settlement_line_order on platform_settlement_line (sales_order) where sales_order is not null;
create index platform_settlement_line_platform_order on platform_settlement_line (platform_order_id collate "C", id);
create index platform_settlement_line_open on platform_settlement_line (unexplained, id);
create index platform_settlement_line_posted on platform_settlement_line (posted_at, id);
create index platform_settlement_line_place on platform_settlement_line (place, id);

-- What carriers bill for waybills.
create table carrier_bill (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  bill_no text not null,
  waybill_no text not null,
  fee_type text not null check (fee_type in ('freight', 'surcharge', 'correction', 'return', 'other')),
  billed_on date not null,
  billed_kg numeric(17, 3) check (billed_kg >= 0),
  amount numeric(18, 4) not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  note text check (length(note) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index carrier_bill_key on carrier_bill (bill_no, waybill_no, fee_type);
create index carrier_bill_bill_no_listed on carrier_bill (bill_no collate "C", id);
create index carrier_bill_waybill on carrier_bill (waybill_no collate "C", id);
create index carrier_bill_day on carrier_bill (billed_on, id);
create index carrier_bill_updated on carrier_bill (updated_at, id);
