-- How a SKU stands in a warehouse is kept with its item: lists sort and filter by it.
alter table stock_item
  add column id bigint generated always as identity unique,
  add column reserved bigint not null default 0 check (reserved >= 0),
  add column qc_hold bigint not null default 0 check (qc_hold >= 0),
  add column damaged bigint not null default 0 check (damaged >= 0),
  add column in_transit bigint not null default 0 check (in_transit >= 0),
  add column value_left numeric(18, 4) not null default 0 check (value_left >= 0);
create index stock_item_moved on stock_item (last_posted_at desc);
create index stock_move_posted on stock_move (posted_at desc, seq desc);
create index stock_move_type on stock_move (biz_date, seq);
alter table stock_reservation add column reason text check (length(reason) between 1 and 500);

create view stock_item_shown as
select i.id, 1 as version, i.sku, i.warehouse, i.available, i.reserved, i.qc_hold, i.damaged, i.in_transit,
  i.available + i.reserved + i.qc_hold + i.damaged as on_hand, i.promised, i.available - i.promised as atp, i.promised > i.available as short,
  i.value_left as value, o.oldest_at, (current_date - o.oldest_at::date)::integer as age_days, i.last_posted_at as last_move_at
from stock_item i
left join lateral (select min(l.origin_received_at)::timestamptz(3) as oldest_at from stock_layer l where l.warehouse = i.warehouse and l.sku = i.sku and l.qty_left > 0) o on true;

create view stock_bin_shown as
select b.id, 1 as version, b.sku, b.warehouse, n.area, b.bin, b.status as stock_status, b.qty,
  round(b.qty * s.carton_cbm / s.carton_qty, 6)::numeric(20, 6) as volume, round(b.qty * s.unit_gross_kg, 3)::numeric(18, 3) as weight, m.posted_at as last_move_at
from stock_balance b join bin n on n.id = b.bin join sku s on s.id = b.sku join stock_move m on m.seq = b.last_seq
where b.qty > 0;

-- The value that went into or out of the layers of an item stands at the first of its moves in that direction, so that sums are right.
create view stock_move_shown as
select m.seq as id, 1 as version, m.seq, m.posted_at, m.biz_date, p.posting_no, p.biz_type, p.doc_type, p.doc_no, m.sku, m.warehouse, m.bin,
  m.status as stock_status, case when m.qty_delta > 0 then m.qty_delta end as qty_in, case when m.qty_delta < 0 then -m.qty_delta end as qty_out,
  m.balance_after, v.value, p.by, r.posting_no as reversed_by, coalesce(r.reason, p.reason) as reason,
  case when p.reversal_of is not null then 'reversal' when r.id is not null then 'reversed' else 'booked' end as state
from stock_move m
join stock_posting p on p.id = m.posting
left join stock_posting r on r.reversal_of = p.id
left join lateral (
  select sum(l.value_delta) as value from layer_move l join stock_layer y on y.id = l.layer
  where l.posting = m.posting and y.warehouse = m.warehouse and y.sku = m.sku
    and m.seq = (select min(f.seq) from stock_move f where f.posting = m.posting and f.warehouse = m.warehouse and f.sku = m.sku
      and sign(f.qty_delta) = (select sign(sum(a.qty_delta)) from stock_move a where a.posting = m.posting and a.warehouse = m.warehouse and a.sku = m.sku))
) v on true;

create view stock_layer_shown as
select l.id, 1 as version, l.layer_no, l.sku, l.warehouse, l.received_at, l.origin_received_at, (current_date - l.origin_received_at::date)::integer as age_days,
  case
    when current_date - l.origin_received_at::date <= 30 then '0–30' when current_date - l.origin_received_at::date <= 60 then '31–60'
    when current_date - l.origin_received_at::date <= 90 then '61–90' when current_date - l.origin_received_at::date <= 180 then '91–180'
    when current_date - l.origin_received_at::date <= 270 then '181–270' when current_date - l.origin_received_at::date <= 365 then '271–365'
    else '>365'
  end as band,
  l.qty_in, l.qty_left, case when l.qty_left > 0 then round(l.value_left / l.qty_left, 4) else round(l.value_in / l.qty_in, 4) end::numeric(18, 4) as unit_cost,
  l.value_left, (select sum(m.value_delta) from layer_move m where m.layer = l.id and m.qty_delta = 0) as landed, l.cost_source, l.po_no, p.posting_no
from stock_layer l join stock_posting p on p.id = l.posting;

create view stock_reservation_shown as
select r.id, 1 as version, r.reservation_no, r.demand_type, r.demand_no, r.demand_line, r.sku, r.warehouse, r.qty_reserved, r.qty_allocated, r.qty_released, r.qty_open,
  i.available - i.promised as atp, r.created_at, r.expires_at, (extract(epoch from now() - r.created_at) / 3600)::integer as age_hours,
  coalesce(r.expires_at < now(), false) and r.qty_open > 0 as expired,
  case when r.qty_open > 0 then 'open' when r.qty_allocated > 0 then 'allocated' else 'released' end as state
from stock_reservation r join stock_item i on i.warehouse = r.warehouse and i.sku = r.sku;
