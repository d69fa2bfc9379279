-- What is assumed of a site for the profit of what is sold there.
create table profit_param (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  site bigint not null references site (id) on delete restrict,
  fulfilment text not null check (fulfilment in ('fba', 'fbm', 'wfs', 'b2b')),
  fx_rate numeric(18, 8) check (fx_rate > 0),
  vat_rate numeric(9, 4) not null check (vat_rate between 0 and 50),
  return_rate numeric(9, 4) not null check (return_rate between 0 and 60),
  resale_rate numeric(9, 4) not null check (resale_rate between 0 and 100),
  ads_rate numeric(9, 4) not null check (ads_rate between 0 and 100),
  other_rate numeric(9, 4) check (other_rate between 0 and 100),
  storage_months numeric(9, 2) not null check (storage_months between 0 and 36),
  storage_rate numeric(18, 4) check (storage_rate >= 0),
  referral_rate numeric(9, 4) check (referral_rate between 0 and 100),
  referral_least numeric(18, 4) check (referral_least >= 0),
  -- What the platform keeps of its share where a piece is sent back: percent, and at most so much in the currency of the site.
  refund_rate numeric(9, 4) check (refund_rate between 0 and 100),
  refund_most numeric(18, 4) check (refund_most >= 0),
  shipping bigint references global_shipping (id) on delete restrict,
  route bigint references trade_route (id) on delete restrict,
  channel bigint references logistics_channel (id) on delete restrict,
  warehouse bigint references warehouse (id) on delete restrict,
  to_zip text,
  note text,
  effective_from date not null,
  effective_to date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint profit_param_period check (effective_to >= effective_from),
  constraint profit_param_periods exclude using gist (
    int8range(site, site, '[]') with &&, int8range(hashtextextended(fulfilment, 0), hashtextextended(fulfilment, 0), '[]') with &&,
    daterange(effective_from, effective_to, '[]') with &&) where (status = 1)
);
create unique index profit_param_key on profit_param (site, fulfilment, effective_from);
create index profit_param_updated on profit_param (updated_at, id);
create index profit_param_shipping on profit_param (shipping);
create index profit_param_route on profit_param (route);
create index profit_param_channel on profit_param (channel);
create index profit_param_warehouse on profit_param (warehouse);
create trigger profit_param_past before update on profit_param for each row execute function refuse_past_change();

-- What a piece earns on a site at a price, as it was worked out.
create table estimated_profit (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  sku bigint not null references sku (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  fulfilment text not null check (fulfilment in ('fba', 'fbm', 'wfs', 'b2b')),
  price numeric(18, 4) not null check (price > 0),
  decl_value numeric(18, 4) check (decl_value > 0),
  duty_code text,
  target_margin numeric(9, 4),
  state text not null default 'open' check (state in ('open', 'done', 'missing')),
  missing text[],
  revenue numeric(18, 4),
  referral numeric(18, 4),
  fulfilment_fee numeric(18, 4),
  storage numeric(18, 4),
  ads numeric(18, 4),
  purchase numeric(18, 4),
  first_leg numeric(18, 4),
  duty numeric(18, 4),
  landed numeric(18, 4),
  goods numeric(18, 4),
  other numeric(18, 4),
  profit numeric(18, 4),
  margin numeric(13, 2),
  roi numeric(13, 2),
  target_price numeric(18, 4),
  break_even numeric(18, 4),
  tier text,
  table_versions text,
  calc_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index estimated_profit_key on estimated_profit (sku, site, fulfilment);
create index estimated_profit_site on estimated_profit (site);
create index estimated_profit_margin on estimated_profit (margin nulls last, id);
create index estimated_profit_updated on estimated_profit (updated_at, id);

-- What a site keeps of a price, by the fee category of what is sold and by steps of the price; `*` is for every category without rows of
-- its own.
create table profit_param_referrals (
  id bigint generated always as identity primary key,
  record_id bigint not null references profit_param (id) on delete cascade,
  line_no integer not null,
  fee_category text not null,
  above numeric(18, 4) not null check (above >= 0),
  percent numeric(9, 4) not null check (percent between 0 and 100),
  least numeric(18, 4) check (least >= 0),
  whole boolean,
  unique (record_id, line_no) deferrable initially immediate
);
create trigger profit_param_referrals_past before update or delete on profit_param_referrals
  for each row execute function refuse_past_line('profit_param');
create trigger profit_param_referrals_past_added after insert on profit_param_referrals referencing new table as added
  for each statement execute function refuse_added_past_line('profit_param');
