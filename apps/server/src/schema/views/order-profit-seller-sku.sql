-- What platforms call the lines of orders, one a row.
create view order_profit_seller_sku as
select l.order_profit as id, l.seller_sku from order_profit_line l;
