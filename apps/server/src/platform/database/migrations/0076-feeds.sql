-- Feeds: what comes in or goes out by itself, how often it is to run, and its runs. The release writes the feeds, the server their runs.
create table data_feed (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  feed_key text not null unique,
  name_zh text not null,
  name_en text not null,
  system text not null,
  direction text not null check (direction in ('in', 'out')),
  every integer not null check (every > 0),
  grace integer not null check (grace >= 0),
  owner bigint references app_user (id),
  target text,
  paused boolean not null default false
);

create table feed_run (
  id bigint generated always as identity primary key,
  feed bigint not null references data_feed (id) on delete cascade,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3) not null,
  rows_in integer not null default 0,
  rows_new integer not null default 0,
  rows_bad integer not null default 0,
  ok boolean not null,
  error text,
  check (ended_at >= started_at)
);
create index feed_run_feed on feed_run (feed, ended_at desc, id desc);
create index feed_run_ended on feed_run (ended_at desc, id desc);

-- Where a feed stands at a moment: the rule S9 of tasks.
create function data_feed_state(of_feed bigint, at timestamptz) returns text language sql stable as $$
  select case
    when f.paused then 'paused'
    when (select count(*) = 2 and not bool_or(l.ok) from (select r.ok from feed_run r where r.feed = f.id order by r.ended_at desc, r.id desc limit 2) l) then 'failed'
    when s.age is null then 'stale'
    when s.age <= f.every + f.grace then 'fresh'
    when s.age <= 3 * f.every + f.grace then 'late'
    else 'stale'
  end
  from data_feed f, lateral (select floor(extract(epoch from at - max(r.ended_at)) / 60) as age from feed_run r where r.feed = f.id and r.ok) s
  where f.id = of_feed
$$;

create view data_feed_shown as
select f.id, f.version, f.feed_key, f.name_zh, f.name_en, f.system, f.direction, f.every, f.grace, f.owner, f.target,
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
left join lateral (select r.rows_in, r.rows_new, r.rows_bad from feed_run r where r.feed = f.id order by r.ended_at desc, r.id desc limit 1) last on true
left join lateral (select r.error from feed_run r where r.feed = f.id and not r.ok order by r.ended_at desc, r.id desc limit 1) bad on true
left join lateral (
  select round(100.0 * count(*) filter (where r.ok) / nullif(count(*), 0), 1)::numeric(5, 1) as success_pct,
    round(avg(extract(epoch from r.ended_at - r.started_at))::numeric, 1)::numeric(12, 1) as mean_seconds
  from feed_run r where r.feed = f.id and r.ended_at > now() - interval '30 days'
) month on true;
