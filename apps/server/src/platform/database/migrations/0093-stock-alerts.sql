-- The least that should be free to promise of a SKU in a warehouse, and since when its people know that it is less.
create table stock_alert (
  id bigint generated always as identity primary key,
  warehouse bigint not null,
  sku bigint not null,
  min_qty integer not null check (min_qty between 1 and 9999999),
  told_at timestamptz(3),
  set_by bigint not null references app_user (id),
  set_at timestamptz(3) not null,
  unique (warehouse, sku),
  foreign key (warehouse, sku) references stock_item (warehouse, sku)
);
create index stock_alert_sku on stock_alert (sku);
create index stock_alert_by on stock_alert (set_by);

create or replace view stock_item_shown as
select i.id, 1 as version, i.sku, i.warehouse, i.available, i.reserved, i.qc_hold, i.damaged, i.in_transit,
  i.available + i.reserved + i.qc_hold + i.damaged as on_hand, i.promised, i.available - i.promised as atp, i.promised > i.available as short,
  i.value_left as value, o.oldest_at, (current_date - o.oldest_at::date)::integer as age_days, i.last_posted_at as last_move_at, k.sku as sku_code,
  a.min_qty, coalesce(i.available - i.promised < a.min_qty, false) as below_min
from stock_item i join sku k on k.id = i.sku
left join stock_alert a on a.warehouse = i.warehouse and a.sku = i.sku
left join lateral (select min(l.origin_received_at)::timestamptz(3) as oldest_at from stock_layer l where l.warehouse = i.warehouse and l.sku = i.sku and l.qty_left > 0) o on true;

create or replace view stock_reservation_shown as
select r.id, 1 as version, r.reservation_no, r.demand_type, r.demand_no, r.demand_line, r.sku, r.warehouse, r.qty_reserved, r.qty_allocated, r.qty_released, r.qty_open,
  i.available - i.promised as atp, r.created_at, r.expires_at, (extract(epoch from now() - r.created_at) / 3600)::integer as age_hours,
  coalesce(r.expires_at < now(), false) and r.qty_open > 0 as expired,
  case when r.qty_open > 0 then 'open' when r.qty_allocated > 0 then 'allocated' else 'released' end as state,
  k.sku as sku_code, i.promised > i.available and r.qty_open > 0 as short
from stock_reservation r join sku k on k.id = r.sku join stock_item i on i.warehouse = r.warehouse and i.sku = r.sku;
