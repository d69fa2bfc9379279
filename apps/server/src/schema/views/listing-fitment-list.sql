create view listing_fitment_list as
select l.*,
  nullif(array(select distinct v.make || ' ' || v.model from listing_fitment_vehicles v where v.record_id = l.id order by 1),
    '{}') as models,
  -- Of what was shipped in 90 days, what came back because it does not fit.
  (select round(100.0 * s.unfit / nullif(s.shipped, 0), 2) from (
    select sum(n.qty - n.cancelled_qty) as shipped, coalesce(sum((
      select sum(x.qty_auth) from return_order r join return_order_lines x on x.record_id = r.id and x.order_line = n.line_no + 1
      where r.sales_order = o.id and r.reason = 'notFit' and r.status not in ('refused', 'cancelled'))), 0) as unfit
    from sales_order_lines n join sales_order o on o.id = n.record_id
    where n.seller_sku = l.seller_sku and o.store = l.store and o.shipped_at > now() - interval '90 days') s) as not_fit_rate
from listing_fitment l;
