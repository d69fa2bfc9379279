create view order_profit_list as
select p.*, p.id as sales_order,
  nullif(array(select distinct s.sku collate "C" from order_profit_line l join sku s on s.id = l.sku
    where l.order_profit = p.id order by 1), '{}') as skus,
  nullif(array(select distinct l.seller_sku collate "C" from order_profit_line l where l.order_profit = p.id order by 1), '{}')
    as seller_skus,
  (select coalesce((select o.owner from platform_listing o where o.pt_sku = l.pt_sku and o.owner is not null order by o.id limit 1),
      (select t.manager from pt_sku t where t.id = l.pt_sku),
      (select o.owner from platform_listing o where o.sku = l.sku and o.store = l.store and o.owner is not null order by o.id limit 1))
    from order_profit_line l where l.order_profit = p.id order by l.order_line, l.id limit 1) as owner
from order_profit p;
