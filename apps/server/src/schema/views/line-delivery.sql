-- [R10a] Pieces of lines by the day on which they were delivered. Where the payable arises at the handover: by their batches as they were
-- shipped, or whole on the day that was noted for shipping where no batch was made. Else as they came to their warehouse, which counts
-- as well where pieces were handed over without anybody noting it.
create view line_delivery as
select o.id as purchase_order, s.order_line, b.ship_date as day, s.qty
from purchase_order o join ship_batch b on b.purchase_order = o.id join ship_batch_lines s on s.record_id = b.id
where o.accept_point = 'handover' and b.state not in ('planned', 'void')
union all
select o.id, f.order_line, f.shipped_on, l.eff_qty
from purchase_order o join delivery_follow f on f.purchase_order = o.id
  join purchase_order_lines l on l.record_id = o.id and l.line_no + 1 = f.order_line
where o.accept_point = 'handover' and f.shipped_on is not null and l.eff_qty > 0
  and not exists (select from ship_batch b join ship_batch_lines s on s.record_id = b.id
    where b.purchase_order = o.id and s.order_line = f.order_line and b.state not in ('planned', 'void'))
union all
select o.id, r.po_line, (c.arrived_at at time zone w.timezone)::date, r.good_qty + r.hold_qty + r.damaged_qty
from purchase_order o join purchase_order_lines l on l.record_id = o.id
  join receipt_lines r on r.po_no = o.order_no and r.po_line = l.line_no + 1 and r.sku = l.sku
  join receipt c on c.id = r.record_id join warehouse w on w.id = c.warehouse
where c.type = 'purchase' and c.arrived_at is not null and r.good_qty + r.hold_qty + r.damaged_qty > 0
  and (o.accept_point = 'receipt'
    or not exists (select from ship_batch b where b.batch_no = c.source_no)
    and not exists (select from delivery_follow f where f.purchase_order = o.id and f.order_line = r.po_line and f.shipped_on is not null));
