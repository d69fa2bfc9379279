-- What orders add to the sales of days, line by line: when a line was ordered, when it was shipped, when it was refunded.
create table sales_day_part (
  id bigint generated always as identity unique,
  version integer not null default 1,
  sales_order bigint not null references sales_order (id) on delete restrict,
  line_no integer not null,
  day date not null,
  -- The hour in which the line was ordered; empty where it was not ordered on the day.
  hour smallint check (hour between 0 and 23),
  platform text not null check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek', 'manual')),
  store bigint not null references store (id) on delete restrict,
  site bigint references site (id) on delete restrict,
  pt_sku bigint references pt_sku (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  fulfilment text not null check (fulfilment in ('own', 'fba')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  orders integer not null,
  led_orders integer not null,
  units integer not null,
  cancelled_units integer not null,
  gross_sales numeric(18, 4) not null,
  promotion numeric(18, 4) not null,
  net_sales numeric(18, 4) generated always as (gross_sales - promotion) stored,
  shipped_units integer not null,
  returned_units integer not null,
  refund_units integer not null,
  refund_amount numeric(18, 4) not null,
  gross_cny numeric(18, 4) not null,
  promotion_cny numeric(18, 4) not null,
  refund_cny numeric(18, 4) not null,
  net_sales_cny numeric(18, 4) generated always as (gross_cny - promotion_cny) stored,
  primary key (sales_order, line_no, day)
);
create index sales_day_part_day on sales_day_part (day, store);
create index sales_day_part_listed on sales_day_part (day, id);
create index sales_day_part_store on sales_day_part (store, day);
create index sales_day_part_platform on sales_day_part (platform, day, id);
create index sales_day_part_currency on sales_day_part (currency collate "C", day, id);
create index sales_day_part_site on sales_day_part (site, day) where site is not null;
create index sales_day_part_sku on sales_day_part (sku, day) where sku is not null;
create index sales_day_part_pt_sku on sales_day_part (pt_sku, day) where pt_sku is not null;

-- What was sold on a day, by the clock of its site: the sum of what orders add to it. Kept as orders change.
create table sales_day (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  day date not null,
  platform text not null check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek', 'manual')),
  store bigint not null references store (id) on delete restrict,
  site bigint references site (id) on delete restrict,
  pt_sku bigint references pt_sku (id) on delete restrict,
  -- Empty for a listing of several SKUs.
  sku bigint references sku (id) on delete restrict,
  fulfilment text not null check (fulfilment in ('own', 'fba')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Orders with this article, and those of them that are counted here where orders of all articles are summed.
  orders integer not null default 0,
  led_orders integer not null default 0,
  units integer not null default 0,
  cancelled_units integer not null default 0,
  gross_sales numeric(18, 4) not null default 0,
  promotion numeric(18, 4) not null default 0,
  net_sales numeric(18, 4) generated always as (gross_sales - promotion) stored,
  -- Of what was shipped on the day, and what of it came back within 60 days.
  shipped_units integer not null default 0,
  returned_units integer not null default 0,
  -- What was refunded on the day.
  refund_units integer not null default 0,
  refund_amount numeric(18, 4) not null default 0,
  -- At the rate of the day of the order; nothing where no rate was known.
  gross_cny numeric(18, 4) not null default 0,
  promotion_cny numeric(18, 4) not null default 0,
  net_sales_cny numeric(18, 4) generated always as (gross_cny - promotion_cny) stored,
  refund_cny numeric(18, 4) not null default 0,
  asp numeric(18, 2) generated always as (round((gross_sales - promotion) / nullif(units, 0), 2)) stored,
  refund_rate numeric(13, 2) generated always as (round(returned_units * 100.0 / nullif(shipped_units, 0), 2)) stored
);
create unique index sales_day_key on sales_day (day, platform, store, site, pt_sku, sku, fulfilment, currency) nulls not distinct;
create index sales_day_listed on sales_day (day, id);
create index sales_day_store on sales_day (store, day);
create index sales_day_site on sales_day (site, day) where site is not null;
create index sales_day_platform on sales_day (platform, day, id);
create index sales_day_currency on sales_day (currency collate "C", day, id);
create index sales_day_sku on sales_day (sku, day) where sku is not null;
create index sales_day_pt_sku on sales_day (pt_sku, day) where pt_sku is not null;
create index sales_day_units on sales_day (units, id);
create index sales_day_net_sales on sales_day (net_sales_cny, id);

-- How the orders stood whose sales are counted.
create table sales_seen (
  sales_order bigint primary key references sales_order (id) on delete restrict,
  order_updated_at timestamptz(3) not null
);
create index sales_seen_updated on sales_seen (order_updated_at);

-- Orders whose sales are to be counted again.
create table sales_due (
  sales_order bigint primary key references sales_order (id) on delete cascade,
  since timestamptz(3) not null default now()
);
create index sales_due_since on sales_due (since);

-- What SKUs earned in months: the sum of the items of the profits of orders. Kept as profits are worked out.
create table sku_profit (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  sku bigint not null references sku (id) on delete restrict,
  platform text not null check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek', 'manual')),
  store bigint not null references store (id) on delete restrict,
  site bigint references site (id) on delete restrict,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  orders integer not null default 0,
  qty integer not null default 0,
  net_sales numeric(18, 4) not null default 0,
  fees numeric(18, 4) not null default 0,
  cogs numeric(18, 4) not null default 0,
  first_leg numeric(18, 4) not null default 0,
  duty numeric(18, 4) not null default 0,
  last_mile numeric(18, 4) not null default 0,
  handling numeric(18, 4) not null default 0,
  storage numeric(18, 4) not null default 0,
  ads numeric(18, 4) not null default 0,
  refund numeric(18, 4) not null default 0,
  other numeric(18, 4) not null default 0,
  gross_margin numeric(18, 4) generated always as (net_sales - fees - cogs - first_leg - duty) stored,
  fulfil_margin numeric(18, 4) generated always as (
    net_sales - fees - cogs - first_leg - duty - last_mile - handling - storage) stored,
  profit numeric(18, 4) generated always as (net_sales - fees - cogs - first_leg - duty - last_mile - handling
    - storage - ads - refund + other) stored,
  margin numeric(13, 2) generated always as (round((net_sales - fees - cogs - first_leg - duty - last_mile - handling
    - storage - ads - refund + other) * 100 / nullif(net_sales, 0), 2)) stored,
  -- Net sales of orders whose profit is settled.
  settled_sales numeric(18, 4) not null default 0,
  net_sales_cny numeric(18, 4) not null default 0,
  fees_cny numeric(18, 4) not null default 0,
  cogs_cny numeric(18, 4) not null default 0,
  first_leg_cny numeric(18, 4) not null default 0,
  duty_cny numeric(18, 4) not null default 0,
  last_mile_cny numeric(18, 4) not null default 0,
  handling_cny numeric(18, 4) not null default 0,
  storage_cny numeric(18, 4) not null default 0,
  ads_cny numeric(18, 4) not null default 0,
  refund_cny numeric(18, 4) not null default 0,
  other_cny numeric(18, 4) not null default 0,
  gross_margin_cny numeric(18, 4) generated always as (net_sales_cny - fees_cny - cogs_cny - first_leg_cny - duty_cny) stored,
  fulfil_margin_cny numeric(18, 4) generated always as (
    net_sales_cny - fees_cny - cogs_cny - first_leg_cny - duty_cny - last_mile_cny - handling_cny - storage_cny) stored,
  profit_cny numeric(18, 4) generated always as (net_sales_cny - fees_cny - cogs_cny - first_leg_cny - duty_cny
    - last_mile_cny - handling_cny - storage_cny - ads_cny - refund_cny + other_cny) stored,
  settled_sales_cny numeric(18, 4) not null default 0,
  unique nulls not distinct (month, sku, platform, store, site, currency)
);
create index sku_profit_month on sku_profit (month collate "C", id);
create index sku_profit_sku on sku_profit (sku, month);
create index sku_profit_store on sku_profit (store, month);
create index sku_profit_site on sku_profit (site) where site is not null;
create index sku_profit_platform on sku_profit (platform, month, id);
create index sku_profit_margin on sku_profit (margin nulls last, id);
create index sku_profit_profit on sku_profit (profit, id);
create index sku_profit_profit_cny on sku_profit (round(profit_cny, 2), id);
create index sku_profit_qty on sku_profit (qty, id);
