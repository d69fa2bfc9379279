-- Exceptions of mapping with what stands behind their listing, and what waits for it: the sales orders that have not left yet, gathered
-- once for the whole list. Orders of a seller SKU that a shop offers on several sites count for the site of the country to which they go.
create view pt_sku_exception_list as
with open_lines as (
  select o.store, upper(l.pt_sku) collate "C" as seller_sku, o.country,
    count(distinct o.id)::integer as orders, sum(l.qty)::integer as pieces
  from outbound o join outbound_lines l on l.record_id = o.id and l.pt_sku is not null
  where o.out_type = 'sale' and o.status not in ('shipped', 'cancelled')
  group by o.store, upper(l.pt_sku) collate "C", o.country),
waiting as (
  select p.id as listing, sum(n.orders)::integer as orders, sum(n.pieces)::integer as pieces
  from open_lines n
  join pt_sku p on p.store = n.store and p.seller_sku collate "C" = n.seller_sku
  join site i on i.id = p.site
  where i.country = n.country or not exists (select from pt_sku q where q.store = p.store and q.seller_sku = p.seller_sku and q.id <> p.id)
  group by p.id)
select e.*,
  case when e.state in ('open', 'doing') then case e.rule
    when 'unmapped' then case
      when exists (select from sku k where k.sku = e.seller_sku collate "C" and k.sales_status <> 'archived') then 'mapEqual'
      when exists (select from sku k where k.sku = regexp_replace(e.seller_sku, '-[^-]*$', '') collate "C"
        and k.sales_status <> 'archived') then 'mapPrefix'
      else 'map' end
    when 'R2' then 'replace' when 'R3' then 'agree' when 'R4' then 'activate' when 'R5' then 'offSale' when 'R6' then 'relist'
    when 'R7' then 'titleQuantity' end end as next_step,
  p.title,
  case when p.item_id is not null and i.platform in ('amazon', 'ebay', 'walmart')
    then offer_address(i.platform, i.domain, p.item_id) end as address,
  coalesce(w.orders, 0) as affected_orders,
  coalesce(w.pieces, 0) as affected_units
from pt_sku_exception e
left join pt_sku p on p.store = e.store and p.site = e.site and p.seller_sku = e.seller_sku
left join site i on i.id = e.site
left join waiting w on w.listing = p.id;
