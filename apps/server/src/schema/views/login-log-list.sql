create view login_log_list as
select l.*, o.name_zh as org, o.name_en as org_en, browser_of(l.agent) as browser, system_of(l.agent) as system,
  l.event = 'login' and exists (
    select 1 from sign_in s where s.id = l.sign_in_id and s.revoked_at is null and s.expires_at > now()
  ) as online,
  case when l.event in ('login', 'refused') then nullif(array_remove(array[
    case when device_of(l.agent) is not null and not exists (
      select 1 from login_log p where lower(p.account) collate "C" = lower(l.account) collate "C" and p.event = 'login'
        and (p.at, p.id) < (l.at, l.id) and device_of(p.agent) = device_of(l.agent)
    ) then 'newDevice' end,
    case when network_of(l.ip) is not null and not exists (
      select 1 from login_log p where lower(p.account) collate "C" = lower(l.account) collate "C" and p.event = 'login'
        and p.at >= l.at - interval '90 days' and (p.at, p.id) < (l.at, l.id) and network_of(p.ip) = network_of(l.ip)
    ) and exists (
      select 1 from login_log p where lower(p.account) collate "C" = lower(l.account) collate "C" and p.event = 'login'
        and p.at >= l.at - interval '90 days' and (p.at, p.id) < (l.at, l.id) and network_of(p.ip) is not null
    ) and exists (
      select 1 from login_log p where lower(p.account) collate "C" = lower(l.account) collate "C" and p.event = 'login'
        and (p.at, p.id) < (l.at, l.id) offset 2
    ) then 'newPlace' end,
    case when l.event = 'refused' and (
      select count(*) from login_log p where lower(p.account) collate "C" = lower(l.account) collate "C" and p.event = 'refused'
        and p.at >= l.at - interval '15 minutes' and (p.at, p.id) < (l.at, l.id)
    ) >= 4 then 'burst' end,
    case when l.at::time < time '05:00' then 'night' end
  ], null), '{}') end as risk,
  network_of(l.ip) as place
from login_log l left join app_user u on u.id = l.user_id left join org o on o.id = u.org_id;
