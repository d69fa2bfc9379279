create view message_list as
select m.*, o.name_zh as org, o.name_en as org_en,
  case when m.state = 'sent' then floor(extract(epoch from now() - m.at) / 3600)::integer end as unread_hours,
  round(extract(epoch from m.read_at - m.at) / 3600, 2)::numeric(12, 2) as hours_to_read
from message m left join app_user u on u.id = m.receiver left join org o on o.id = u.org_id;
