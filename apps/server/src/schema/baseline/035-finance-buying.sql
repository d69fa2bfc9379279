create table buying_log (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  date date not null,
  po_no text not null,
  sku bigint not null references sku (id) on delete restrict,
  supplier bigint not null references supplier (id) on delete restrict,
  proxy bigint references supplier (id) on delete restrict,
  buyer bigint references app_user (id),
  qty integer not null check (qty > 0),
  price numeric(18, 4) not null check (price >= 0),
  currency text not null,
  lead_days_plan integer,
  -- empty until the goods are there
  lead_days_actual integer
);
create unique index buying_log_line on buying_log (po_no, sku);
create index buying_log_sku on buying_log (sku, date desc, id desc);
create index buying_log_supplier on buying_log (supplier);
create index buying_log_proxy on buying_log (proxy);
create index buying_log_date on buying_log (date desc, id desc);
create index buying_log_po_no_listed on buying_log (po_no collate "C", id);
create trigger buying_log_kept before delete on buying_log for each row execute function refuse_change();

create table proxy_buy (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  sku bigint not null references sku (id) on delete restrict,
  proxy bigint not null references supplier (id) on delete restrict,
  real_supplier bigint not null references supplier (id) on delete restrict,
  fee_rate numeric(9, 4) not null check (fee_rate between 0 and 10),
  invoice_by text not null check (invoice_by in ('proxy', 'real')),
  effective_from date not null,
  effective_to date,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint proxy_buy_period check (effective_to >= effective_from),
  constraint proxy_buy_periods exclude using gist (
    int8range(sku, sku, '[]') with &&, daterange(effective_from, effective_to, '[]') with &&) where (status = 1)
);
create unique index proxy_buy_key on proxy_buy (sku, effective_from);
create index proxy_buy_sku on proxy_buy (sku);
create index proxy_buy_proxy on proxy_buy (proxy);
create index proxy_buy_real_supplier on proxy_buy (real_supplier);
create index proxy_buy_updated on proxy_buy (updated_at, id);
create trigger proxy_buy_past before update on proxy_buy for each row execute function refuse_past_change();

-- What a contract says that articles cost from a quantity on, tax included, in its currency.
create table contract_prices (
  id bigint generated always as identity primary key,
  record_id bigint not null references contract (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  min_qty integer not null check (min_qty between 1 and 999999),
  price numeric(18, 4) not null check (price > 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index contract_prices_sku on contract_prices (sku);
