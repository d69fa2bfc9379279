-- Sign-ins tell from which network they came, and whether it is a new one (L3, L6); messages how many hours passed until they were read;
-- requests what kind of change they ask for (A18).

create function network_of(ip text) returns text language sql immutable parallel safe return case
  when ip ~ '^(::ffff:)?(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$' then (
    select case
      when a in ('10', '127') then a || '.0.0.0/8'
      when a = '172' and b::integer between 16 and 31 then '172.16.0.0/12'
      else a || '.' || b || '.0.0/16' end
    from (select split_part(v4, '.', 1)::integer::text as a, split_part(v4, '.', 2)::integer::text as b from (select replace(ip, '::ffff:', '') as v4) w) parts)
  when ip ~* '^[0-9a-f]{1,4}:[0-9a-f]*(:[0-9a-f:.]*)?$' then lower(split_part(ip, ':', 1)) || ':' || coalesce(nullif(lower(split_part(ip, ':', 2)), ''), '0') || '::/32'
  end;

create or replace view login_log_shown as
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
    case when (l.at at time zone 'Asia/Shanghai')::time < time '05:00' then 'night' end
  ], null), '{}') end as risk,
  network_of(l.ip) as place
from login_log l left join app_user u on u.id = l.user_id left join org o on o.id = u.org_id;

create or replace view message_shown as
select m.*, o.name_zh as org, o.name_en as org_en,
  case when m.state = 'sent' then floor(extract(epoch from now() - m.at) / 3600)::integer end as unread_hours,
  round(extract(epoch from m.read_at - m.at) / 3600, 2)::numeric(12, 2) as hours_to_read
from message m left join app_user u on u.id = m.receiver left join org o on o.id = u.org_id;

create function is_empty_value(value jsonb) returns boolean language sql immutable parallel safe return
  value is null or value in ('null'::jsonb, '[]'::jsonb, '""'::jsonb);

create view change_request_told as
select i.*, (
  select case when bool_and(is_empty_value(l.before)) then 'add' when bool_and(is_empty_value(l.after)) then 'disable' else 'update' end
  from change_request_line l where l.request_id = i.id) as kind
from change_request_inbox i;
