create view listing_fitment_list as
select l.*,
  nullif(array(select distinct v.make || ' ' || v.model from listing_fitment_vehicles v where v.record_id = l.id order by 1),
    '{}') as models
from listing_fitment l;
