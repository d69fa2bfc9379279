-- Pieces of lines by the day on which they were delivered: handed over, or come to their warehouse, whichever the payable arises from.
create view line_delivery as
select o.id as purchase_order, l.line_no + 1 as order_line, (c.arrived_at at time zone w.timezone)::date as day,
  r.good_qty + r.hold_qty + r.damaged_qty as qty
from purchase_order o join purchase_order_lines l on l.record_id = o.id
  join receipt_lines r on r.po_no = o.order_no and r.po_line = l.line_no + 1 and r.sku = l.sku
  join receipt c on c.id = r.record_id join warehouse w on w.id = c.warehouse
where o.accept_point = 'receipt' and c.arrived_at is not null and r.good_qty + r.hold_qty + r.damaged_qty > 0
union all
select o.id, l.line_no + 1, f.shipped_on, l.eff_qty
from purchase_order o join purchase_order_lines l on l.record_id = o.id
  join delivery_follow f on f.purchase_order = o.id and f.order_line = l.line_no + 1
where o.accept_point = 'handover' and f.shipped_on is not null and l.eff_qty > 0;
