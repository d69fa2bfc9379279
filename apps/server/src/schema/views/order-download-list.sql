create view order_download_list as
select d.*, coalesce(d.gap > 0, false) as has_gap, null::text[] as orders
from order_download d;
