-- Promised days as they were asked for, with the line as it stands; its open pieces as openQty [R7] has them.
create view delivery_date_list as
select d.*, o.buyer, greatest(0, l.qty - l.cancelled_qty - l.short_closed_qty - (l.received_qty - l.replace_qty)) as open_qty,
  l.baseline_date, d.new_date - d.old_date as shift_days,
  (select count(*) from delivery_date c where c.purchase_order = d.purchase_order and c.order_line = d.order_line and c.seq > 1
    and c.state = 'approved')::integer as change_count
from delivery_date d join purchase_order o on o.id = d.purchase_order
  left join purchase_order_lines l on l.record_id = d.purchase_order and l.line_no = d.order_line - 1;
