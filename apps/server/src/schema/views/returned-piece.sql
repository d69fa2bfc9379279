-- Pieces that customers returned in the last 90 days and that no after-sales record takes up, by return and article. A record that was void
-- takes nothing up.
create view returned_piece as
select c.sku, c.receipt, c.receipt_no, c.arrived_at, (c.qty - c.taken)::integer as qty
from (
  select l.sku, r.id as receipt, r.receipt_no, r.arrived_at, sum(l.good_qty + l.hold_qty + l.damaged_qty) as qty,
    coalesce((select sum(x.qty) from after_sale_returns x join after_sale a on a.id = x.record_id
      where x.receipt = r.id and a.sku = l.sku and a.state <> 'void'), 0) as taken
  from receipt r join receipt_lines l on l.record_id = r.id
  where r.type = 'customer_return' and r.state in ('counted', 'closed') and r.arrived_at >= current_date - 90
  group by r.id, l.sku) c
where c.qty > c.taken;
