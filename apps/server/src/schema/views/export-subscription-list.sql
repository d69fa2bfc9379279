-- Subscriptions with their last turn, what became of it, and why the last one failed or the subscription was paused.
create view export_subscription_list as
select s.*,
  l.turn as last_at,
  l.task as last_task,
  d.state as last_state,
  case when d.state = 'done' then d.done_rows end as last_rows,
  coalesce(s.reason, case when d.state = 'failed' then d.error end) as error
from export_subscription s
left join lateral (
  select t.turn, t.task from export_subscription_turn t where t.subscription = s.id order by t.turn desc limit 1
) l on true
left join download_task d on d.id = l.task;
