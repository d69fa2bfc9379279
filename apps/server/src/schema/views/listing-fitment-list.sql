create view listing_fitment_list as
select l.*,
  nullif(array(select distinct v.make || ' ' || v.model from listing_fitment_vehicles v where v.record_id = l.id order by 1),
    '{}') as models,
  nullif(array(select distinct v.engine from listing_fitment_vehicles v where v.record_id = l.id and v.engine is not null order by 1),
    '{}') as engines,
  nullif(array(select distinct n.number from listing_fitment_number n where n.id = l.id order by 1), '{}') as vehicle_numbers
from listing_fitment l;
