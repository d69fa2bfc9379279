-- What became of the mails to an address, and what is unusual about where it is: one of our own that mails to a supplier go to, a
-- stranger's that gets those that are for us.
create view recipient_email_list as
select r.*,
  (select count(*) from outgoing_mail m where m.to_addresses @> array[r.email] and m.state = 'dead' and m.ended_at > now()
    - interval '90 days')::integer as bounces,
  (select max(m.ended_at) from outgoing_mail m where m.state in ('sent', 'outboxed')
    and (m.to_addresses @> array[r.email] or m.cc_addresses @> array[r.email]))::timestamptz(3) as last_sent_at,
  case
    when not exists (select from app_user u where lower(split_part(u.email, '@', 2)) > '') then null
    when r.scope = 'supplier' and r.role = 'to' and is_ours then 'ownDomain'
    when r.scope <> 'supplier' and not is_ours then 'outside'
  end as notice
from recipient_email r
cross join lateral (
  select exists (select from app_user u where lower(split_part(u.email, '@', 2)) = lower(split_part(r.email, '@', 2))) as is_ours) own;
