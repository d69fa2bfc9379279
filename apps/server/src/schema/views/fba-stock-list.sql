-- Listings of one SKU share its pieces in our ledger: the others count as holding what Amazon reports, the first one has the rest.
create view fba_stock_list as
with
  newest as (
    select p.store, p.site, k.whole, d.day from (select distinct store, site from store_site) p
    cross join (values (true), (false)) k (whole)
    cross join lateral (select max(x.snapshot_at) as day from fba_stock x where x.store = p.store and x.site = p.site
      and (x.country is null) = k.whole) d
    where d.day is not null
  ),
  held as (
    select s.id, s.store, i.country, m.sku, (s.fulfillable + coalesce(s.reserved, 0) + coalesce(s.unfulfillable, 0)) * m.qty_per as own
    from newest n join fba_stock s on s.store = n.store and s.site = n.site and s.snapshot_at = n.day and s.country is null
    join site i on i.id = s.site
    cross join lateral (select f.sku, f.qty_per from fba_map f where f.store = s.store and f.site = s.site and f.msku = s.msku and f.status
      = 1
      and s.snapshot_at between f.effective_from and coalesce(f.effective_to, 'infinity') order by f.id limit 1) m
    where n.whole
  ),
  shared as (
    select h.*, row_number() over (partition by h.store, h.country, h.sku order by h.id) as place,
    sum(h.own) over (partition by h.store, h.country, h.sku) as together
    from held h
  ),
  booked as (
    select h.id, h.own, case when h.place = 1 then b.qty - (h.together - h.own) else h.own end as ledger
    from shared h cross join lateral (
      select sum(coalesce(k.available + k.reserved + k.qc_hold + k.damaged, 0))::integer as qty from warehouse w
      left join stock_item k on k.warehouse = w.id and k.sku = h.sku
      where w.type = 'fba' and w.status = 1 and w.store = h.store and w.country = h.country
    ) b where b.qty is not null
  )
select s.*, m.code as sku, m.code is null as unmapped,
  exists (select from newest n where n.store = s.store and n.site = s.site and n.whole = (s.country is null) and n.day
    = s.snapshot_at) as latest,
  (s.fulfillable + coalesce(s.reserved, 0) + coalesce(s.unfulfillable, 0))::integer as on_hand,
  (s.fulfillable + coalesce(s.reserved, 0) + coalesce(s.unfulfillable, 0) + coalesce(s.inbound_working, 0) + coalesce(s.inbound_shipped, 0)
    + coalesce(s.inbound_receiving, 0) + coalesce(s.researching, 0))::integer as total,
  b.ledger::integer as ledger, (b.own - b.ledger)::integer as difference, coalesce(b.own <> b.ledger, false) as differs
from fba_stock s
left join booked b on b.id = s.id
left join lateral (select k.sku as code from fba_map f join sku k on k.id = f.sku where f.store = s.store and f.site = s.site and f.msku
  = s.msku
  and f.status = 1 and s.snapshot_at between f.effective_from and coalesce(f.effective_to, 'infinity') order by f.id limit 1) m on true;
