-- What Amazon holds of a map's listing by the last report; stock whose map is not in force counts for no part.
create view fba_map_list as
select f.*,
  (select p.title from pt_sku p where p.store = f.store and p.site = f.site and p.seller_sku collate "C" = f.msku) as title,
  h.on_hand as fba_on_hand,
  h.inbound as fba_inbound,
  coalesce(h.on_hand + h.inbound > 0
    and not (f.status = 1 and current_date between f.effective_from and coalesce(f.effective_to, 'infinity')), false) as stock_unmapped
from fba_map f
left join lateral (
  select (s.fulfillable + coalesce(s.reserved, 0) + coalesce(s.unfulfillable, 0))::integer as on_hand,
    (coalesce(s.inbound_working, 0) + coalesce(s.inbound_shipped, 0) + coalesce(s.inbound_receiving, 0))::integer as inbound
  from fba_stock s
  where s.store = f.store and s.site = f.site and s.msku = f.msku and s.country is null
    and s.snapshot_at = (select max(x.snapshot_at) from fba_stock x where x.store = f.store and x.site = f.site and (x.country is null))
) h on true;
