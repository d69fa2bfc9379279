-- The pieces of orders as lines of their records, the lines of the platform counted from 1.
create view sales_order_pieces as
select p.id, p.sales_order as record_id,
  (row_number() over (partition by p.sales_order order by p.line_no, p.sku, p.id) - 1)::integer as line_no,
  (select count(*) from sales_order_lines l where l.record_id = p.sales_order and l.line_no <= p.line_no)::integer as place,
  p.sku, p.qty, p.warehouse, coalesce(r.qty_reserved - r.qty_released, 0)::integer as reserved, p.reservation_no, p.shipped_qty
from sales_order_piece p left join stock_reservation r on r.reservation_no = p.reservation_no;
