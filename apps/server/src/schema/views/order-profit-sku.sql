create view order_profit_sku as
select l.order_profit as id, s.sku from order_profit_line l join sku s on s.id = l.sku;
