-- The parts of a listing, a row each: from the parts to the listings that a map of theirs may hold for, of which few are asked which map
-- does.
create view pt_sku_part as
select p.id, k.sku as sku_code
from sku k join sku_map_lines l on l.sku = k.id join sku_map m on m.id = l.record_id and m.status = 1
  join pt_sku p on p.seller_sku collate "C" = m.seller_sku collate "C"
where (select f.id from maps_in_force(p.store, p.site, p.seller_sku, current_date) f) = m.id;
