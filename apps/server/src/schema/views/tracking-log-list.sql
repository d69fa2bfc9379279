create view tracking_log_list as
select t.*, o.name_zh as org, o.name_en as org_en,
  case when t.event_type = 'page_view' then (
    select least(floor(extract(epoch from n.at - t.at)), 1800)::integer from (
      select v.id, v.at, v.page_url = lag(v.page_url) over own and v.at - lag(v.at) over own <= interval '2 seconds' as reloaded
      from tracking_log v where v.session_id = t.session_id and v.event_type = 'page_view' and v.at >= t.at
      window own as (order by v.at, v.id)
    ) n where (n.at, n.id) > (t.at, t.id) and n.reloaded is not true order by n.at, n.id limit 1
  ) end as dwell
from tracking_log t left join app_user u on u.id = t.user_id left join org o on o.id = u.org_id;
