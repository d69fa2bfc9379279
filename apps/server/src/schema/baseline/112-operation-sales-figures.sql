-- What of the sales of a day was ordered in which hour, by the clock of its site: the hours of a day sum to it. Kept as orders change.
create table sales_hour (
  sales_day bigint not null references sales_day (id) on delete cascade,
  hour smallint not null check (hour between 0 and 23),
  -- Orders that are counted here where orders of all articles are summed.
  led_orders integer not null default 0,
  units integer not null default 0,
  net_sales_cny numeric(18, 4) not null default 0,
  primary key (sales_day, hour)
);

-- What a piece of a SKU earns at a site, in CNY, as it was last published for planning: out of orders, else as estimated.
create table unit_margin (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  sku bigint not null references sku (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  margin numeric(18, 2) not null,
  source text not null check (source in ('orders', 'estimate')),
  -- Pieces that were sold; none where it is estimated.
  qty integer not null check (qty >= 0),
  shipped_from date not null,
  shipped_to date not null check (shipped_to >= shipped_from),
  published_by bigint not null references app_user (id),
  published_at timestamptz(3) not null,
  unique (sku, site)
);
create index unit_margin_site on unit_margin (site, id);
create index unit_margin_margin on unit_margin (margin, id);
create index unit_margin_qty on unit_margin (qty, id);
create index unit_margin_published on unit_margin (published_at, id);
create index unit_margin_by on unit_margin (published_by);

-- What was spent on advertising a SKU on a day at a site of a store, and what the advertisements sold.
create table ad_spend (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  day date not null,
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  sku bigint not null references sku (id) on delete restrict,
  spend numeric(18, 2) not null check (spend >= 0),
  ad_sales numeric(18, 2) check (ad_sales >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- CNY of one unit of the currency, on the day; empty where no rate was known.
  rate_to_cny numeric(16, 8) check (rate_to_cny > 0),
  note text check (length(note) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index ad_spend_key on ad_spend (day, store, site, sku);
create index ad_spend_day on ad_spend (day, id);
create index ad_spend_store on ad_spend (store, day);
create index ad_spend_site on ad_spend (site);
create index ad_spend_sku on ad_spend (sku, day);
create index ad_spend_spend on ad_spend (spend, id);
create index ad_spend_updated on ad_spend (updated_at, id);
