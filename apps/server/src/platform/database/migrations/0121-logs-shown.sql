-- The logs are listed with the organisation of whom they tell of; sign-ins with browser, risk (L3) and whether they still hold, page views with
-- how long they lasted (L1), messages with how long they wait to be read.

create function browser_of(agent text) returns text language sql immutable parallel safe return case
  when agent ~ 'Edg(e|A|iOS)?/' then 'Edge'
  when agent ~ 'OPR/|Opera' then 'Opera'
  when agent ~ 'Firefox/|FxiOS/' then 'Firefox'
  when agent ~ 'Chrome/|CriOS/' then 'Chrome'
  when agent ~ 'Safari/' then 'Safari' end;

create function system_of(agent text) returns text language sql immutable parallel safe return case
  when agent ~ 'iPhone|iPad' then 'iOS'
  when agent ~ 'Android' then 'Android'
  when agent ~ 'Windows' then 'Windows'
  when agent ~ 'CrOS' then 'ChromeOS'
  when agent ~ 'Mac OS X|Macintosh' then 'macOS'
  when agent ~ 'Linux' then 'Linux' end;

-- A device as far as an agent tells it: an update of the browser is no new one.
create function device_of(agent text) returns text language sql immutable parallel safe
  return nullif(concat_ws(' ', browser_of(agent), system_of(agent)), '');

create view login_log_shown as
select l.*, o.name_zh as org, o.name_en as org_en, browser_of(l.agent) as browser, system_of(l.agent) as system,
  l.event = 'login' and exists (
    select 1 from sign_in s where s.id = l.sign_in_id and s.revoked_at is null and s.expires_at > now()
  ) as online,
  case when l.event in ('login', 'refused') then nullif(array_remove(array[
    case when device_of(l.agent) is not null and not exists (
      select 1 from login_log p where lower(p.account) collate "C" = lower(l.account) collate "C" and p.event = 'login'
        and (p.at, p.id) < (l.at, l.id) and device_of(p.agent) = device_of(l.agent)
    ) then 'newDevice' end,
    case when l.event = 'refused' and (
      select count(*) from login_log p where lower(p.account) collate "C" = lower(l.account) collate "C" and p.event = 'refused'
        and p.at >= l.at - interval '15 minutes' and (p.at, p.id) < (l.at, l.id)
    ) >= 4 then 'burst' end,
    case when (l.at at time zone 'Asia/Shanghai')::time < time '05:00' then 'night' end
  ], null), '{}') end as risk
from login_log l left join app_user u on u.id = l.user_id left join org o on o.id = u.org_id;

create view message_shown as
select m.*, o.name_zh as org, o.name_en as org_en,
  case when m.state = 'sent' then floor(extract(epoch from now() - m.at) / 3600)::integer end as unread_hours
from message m left join app_user u on u.id = m.receiver left join org o on o.id = u.org_id;

create view tracking_log_shown as
select t.*, o.name_zh as org, o.name_en as org_en,
  case when t.event_type = 'page_view' then (
    select least(floor(extract(epoch from n.at - t.at)), 1800)::integer from (
      select v.id, v.at, v.page_url = lag(v.page_url) over own and v.at - lag(v.at) over own <= interval '2 seconds' as reloaded
      from tracking_log v where v.session_id = t.session_id and v.event_type = 'page_view' and v.at >= t.at
      window own as (order by v.at, v.id)
    ) n where (n.at, n.id) > (t.at, t.id) and n.reloaded is not true order by n.at, n.id limit 1
  ) end as dwell
from tracking_log t left join app_user u on u.id = t.user_id left join org o on o.id = u.org_id;

-- Every look names the user; what else an entry may name is not the table's to refuse.
alter table login_log drop constraint login_log_viewed;
alter table login_log add constraint login_log_viewed check (event not in ('viewAs', 'viewEnd') or viewed_user is not null);
