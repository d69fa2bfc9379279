-- Since when the oldest pieces were there that lay in a warehouse then: of the layers that had come and were not yet empty for good, those
-- with pieces.
create or replace function stock_oldest_at(of_warehouse bigint, of_sku bigint, at timestamptz, at_day date)
  returns timestamptz language sql stable parallel safe as $$
  select min(l.origin_received_at) from stock_layer l
  where l.warehouse = of_warehouse and l.sku = of_sku
    and coalesce(l.emptied_at, 'infinity') > least(at, at_day::timestamptz - interval '1 day') and (at is null or l.received_at <= at)
    and (select sum(m.qty_delta) from layer_move m where m.layer = l.id and (at is null or m.posted_at <= at)
      and (at_day is null or m.biz_date <= at_day)) > 0
$$;
