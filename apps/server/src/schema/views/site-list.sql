create view site_list as
select s.*, (select count(distinct r.store)::integer from store_site r where r.site = s.id and r.status = 1) as stores
from site s;
