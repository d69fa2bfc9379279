-- What was bought, line by line, and which parts are bought through a proxy. Purchases write the log.

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
create trigger buying_log_kept before delete on buying_log for each row execute function refuse_change();

create view buying_log_shown as
select b.*,
  (select k.sku from sku k where k.id = b.sku) as sku_code,
  (b.qty * b.price)::numeric(20, 4) as amount,
  round(100 * (b.price - p.price) / nullif(p.price, 0), 1)::numeric(9, 1) as change_pct,
  greatest(b.lead_days_actual - b.lead_days_plan, 0) as late_days
from buying_log b
left join lateral (
  select f.price from buying_log f where f.sku = b.sku and f.currency = b.currency and (f.date, f.id) < (b.date, b.id)
  order by f.date desc, f.id desc limit 1) p on true;

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

create view proxy_buy_shown as
select p.*,
  (select k.sku from sku k where k.id = p.sku) as code,
  (select b.po_no from buying_log b where b.sku = p.sku and b.proxy = p.proxy order by b.date desc, b.id desc limit 1) as last_po
from proxy_buy p;
