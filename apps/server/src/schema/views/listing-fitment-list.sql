create view listing_fitment_list as
select l.*,
  nullif(array(select distinct v.make || ' ' || v.model from listing_fitment_vehicles v where v.record_id = l.id order by 1),
    '{}') as models,
  round(100.0 * u.unfit / u.shipped, 2) as not_fit_rate
from listing_fitment l left join listing_unfit u on u.store = l.store and u.seller_sku = l.seller_sku;
