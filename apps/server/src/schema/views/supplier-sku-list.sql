-- With the price of today's smallest quantity, its course over a year, and the last order that was approved.
create view supplier_sku_list as
select s.*, k.category, p.price,
  (select count(*) from supplier_sku_breaks b where b.record_id = s.id and d.today between b.valid_from
    and coalesce(b.valid_to, d.today))::integer as break_count,
  (select case when bool_or(b.valid_to is null) then null else max(b.valid_to) end from supplier_sku_breaks b
    where b.record_id = s.id) as valid_to,
  (select json_agg(json_build_array(t.day, t.price) order by t.day) from (
    select greatest(b.valid_from - d.today, -365) as day, b.price from supplier_sku_breaks b
    where b.record_id = s.id and b.valid_from <= d.today and coalesce(b.valid_to, d.today) >= d.today - 365
      and b.min_qty = (select min(f.min_qty) from supplier_sku_breaks f where f.record_id = s.id)
    union all
    select 0, p.price where p.price is not null
      and not exists (select from supplier_sku_breaks n where n.record_id = s.id and n.valid_from = d.today)
  ) t) as price_trend,
  -- [Q10] of original lots of the SKU from this supplier
  (select round(100.0 * count(*) filter (where j.accepted) / nullif(count(*), 0), 2) from judged_lot j
    where j.supplier = s.supplier and j.sku = s.sku) as quality_rate,
  o.price as last_price, round((p.price / nullif(o.price, 0) - 1) * 100, 2) as change_pct, o.day as last_order_at
from supplier_sku s cross join (select current_date as today) d
left join sku k on k.id = s.sku
left join lateral (
  select b.price from supplier_sku_breaks b
  where b.record_id = s.id and d.today between b.valid_from and coalesce(b.valid_to, d.today)
  order by b.min_qty limit 1
) p on true
left join lateral (
  select n.price, o.approved_at::date as day
  from purchase_order_lines n join purchase_order o on o.id = n.record_id
  where n.sku = s.sku and o.supplier = s.supplier and o.currency = s.currency and o.price_incl_tax = s.price_incl_tax
    and n.price > 0 and o.approved_at is not null and o.state not in ('draft', 'approving', 'rejected', 'cancelled')
  order by o.approved_at desc, n.id desc limit 1
) o on true;
