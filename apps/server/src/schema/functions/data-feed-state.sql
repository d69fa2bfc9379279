-- Where a feed stands at a moment: the rule S9 of tasks.
create or replace function data_feed_state(of_feed bigint, at timestamptz) returns text language sql stable as $$
  select case
    when f.paused then 'paused'
    when (select count(*) = 2 and not bool_or(l.ok)
      from (select r.ok from feed_run r where r.feed = f.id order by r.ended_at desc, r.id desc limit 2) l) then 'failed'
    when s.age is null then 'stale'
    when s.age <= f.every + f.grace then 'fresh'
    when s.age <= 3 * f.every + f.grace then 'late'
    else 'stale'
  end
  from data_feed f,
  lateral (select floor(extract(epoch from at - max(r.ended_at)) / 60) as age from feed_run r where r.feed = f.id and r.ok) s
  where f.id = of_feed
$$;
