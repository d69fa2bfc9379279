create view order_profit_list as
select p.*, p.id as sales_order,
  nullif(array(select distinct s.sku collate "C" from order_profit_line l join sku s on s.id = l.sku
    where l.order_profit = p.id order by 1), '{}') as skus
from order_profit p;
