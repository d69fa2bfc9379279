-- What platforms call the lines of orders, one a row.
create view sales_order_seller_sku as
select l.record_id as id, l.seller_sku from sales_order_lines l;
