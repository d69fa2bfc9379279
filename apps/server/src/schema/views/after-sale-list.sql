-- After-sales records with what the warehouse sent back of them, what came again, and how long they are open.
create view after_sale_list as
select a.*, (select i.type from inspection i where i.inspection_no = a.source_no) as lot_type,
  (select sum(l.shipped) from outbound o join outbound_lines l on l.record_id = o.id
    where o.source_type = 'after_sale' and o.source_no = a.as_no)::integer as sent_back_qty,
  (select sum(l.received_qty) from purchase_order_lines l where l.record_id = a.replace_order)::integer as reshipped_qty,
  coalesce(a.ended_on, current_date) - a.day as days_open
from after_sale a;
