create view sales_order_sku as
select p.sales_order as id, s.sku from sales_order_piece p join sku s on s.id = p.sku;
