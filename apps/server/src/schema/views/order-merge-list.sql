create view order_merge_list as
select m.*,
  p.status as primary_status,
  array(select o.order_no from order_merge_members c join sales_order o on o.id = c.sales_order where c.record_id = m.id order by c.line_no)
    as order_nos
from order_merge m join sales_order p on p.id = m.primary_order;
