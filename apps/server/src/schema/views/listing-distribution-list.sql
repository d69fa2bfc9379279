-- Where SKUs are to be listed, with what stands in the way, the stock of the store, and the coverage of the SKU over all sites.
create view listing_distribution_list as
select d.*, s.category, s.brand,
  pool_available(d.store, d.sku) as available,
  case when d.dist_status in ('planned', 'listing') then greatest(0, current_date - d.target_date) end as overdue_days,
  case when d.dist_status in ('notListed', 'planned', 'listing') then nullif(array_remove(array[
    case when d.pt_sku is null then 'noPtSku' end,
    case when coalesce(json_array_length(s.images), 0) = 0 then 'noImages' end,
    case when not exists (select from fitment f where f.sku = d.sku and f.status = 1) then 'noFitment' end], null), '{}') end as blockers,
  (select round(100.0 * count(*) filter (where o.dist_status = 'listed')
      / nullif(count(*) filter (where o.dist_status <> 'forbidden'), 0), 1)
    from listing_distribution o where o.sku = d.sku) as coverage
from listing_distribution d join sku s on s.id = d.sku;
