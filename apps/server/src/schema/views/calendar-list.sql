create view calendar_list as
select c.*,
  (select nullif(array_agg(o.iso2 order by o.iso2 collate "C"), '{}') from country o where o.calendar = c.id and o.status = 1) as countries,
  (select nullif(array_agg(w.code order by w.code collate "C"), '{}') from warehouse w where w.calendar = c.id and w.status
    = 1) as warehouses,
  (select nullif(array_agg(distinct h.year::text order by h.year::text), '{}') from holiday h where h.calendar = c.id and h.status
    = 1) as years
from calendar c;
