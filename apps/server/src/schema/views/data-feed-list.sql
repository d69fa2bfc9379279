create view data_feed_list as
select f.id, f.version, f.feed_key, f.feed_key as name, f.system, f.direction, f.every, f.grace, f.owner, f.target,
  s.state,
  array_position(array['failed', 'stale', 'late', 'fresh', 'paused'], s.state) as rank,
  good.ended_at as last_success,
  floor(extract(epoch from now() - good.ended_at) / 60)::integer as age,
  last.rows_in, last.rows_new, last.rows_bad,
  month.success_pct, month.mean_seconds,
  bad.error as last_error
from data_feed f
cross join lateral (select data_feed_state(f.id, now()) as state) s
left join lateral (select r.ended_at from feed_run r where r.feed = f.id and r.ok order by r.ended_at desc, r.id desc limit 1) good on true
left join lateral (select r.rows_in, r.rows_new, r.rows_bad from feed_run r where r.feed = f.id order by r.ended_at desc,
  r.id desc limit 1) last on true
left join lateral (select r.error from feed_run r where r.feed = f.id and not r.ok order by r.ended_at desc, r.id desc limit 1) bad on true
left join lateral (
  select round(100.0 * count(*) filter (where r.ok) / nullif(count(*), 0), 1)::numeric(5, 1) as success_pct,
    round(avg(extract(epoch from r.ended_at - r.started_at))::numeric, 1)::numeric(12, 1) as mean_seconds
  from feed_run r where r.feed = f.id and r.ended_at > now() - interval '30 days'
) month on true;
