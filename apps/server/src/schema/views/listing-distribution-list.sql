-- Where SKUs are to be listed, with what stands in the way, the stock of the store, and the coverage of the SKU over all sites.
create view listing_distribution_list as
select d.*, s.category, s.brand,
  pool_available(d.store, d.sku) as available,
  case when d.dist_status in ('planned', 'listing') then greatest(0, current_date - d.target_date) end as overdue_days,
  case when d.dist_status in ('notListed', 'planned', 'listing') then nullif(array_remove(array[
    case when d.pt_sku is null then 'noPtSku' end,
    case when coalesce(json_array_length(s.images), 0) = 0 then 'noImages' end,
    case when (c.eu or c.iso2 = 'GB')
      and not exists (select from sku_certs g where g.record_id = d.sku and g.kind = 'gpsr'
        and coalesce(g.expiry, current_date) >= current_date)
      and not exists (select from new_amazon_pending n where n.sku = d.sku and n.store = d.store and n.site = d.site
        and trim(n.gpsr_person) <> '' and json_array_length(n.gpsr_label) > 0) then 'noGpsr' end,
    case when not exists (select from fitment f where f.sku = d.sku and f.status = 1) then 'noFitment' end,
    case when b.kind <> 'neutral'
      and not exists (select from brand_registry_stores r where r.record_id = s.brand and r.store = d.store)
      and not exists (select from brand_trademarks m where m.record_id = s.brand and m.country = i.country
        and coalesce(m.expiry, current_date) >= current_date) then 'noTrademark' end], null), '{}') end as blockers,
  (select round(100.0 * count(*) filter (where o.dist_status = 'listed')
      / nullif(count(*) filter (where o.dist_status <> 'forbidden'), 0), 1)
    from listing_distribution o where o.sku = d.sku) as coverage
from listing_distribution d join sku s on s.id = d.sku join brand b on b.id = s.brand
  join site i on i.id = d.site join country c on c.id = i.country;
