-- The last day on which the exceptions were calculated automatically: the process that advances it does the work.
create table nightly_run (
  job text primary key,
  ran_on date not null
);

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

-- Checks that run by themselves: once for each day of China.
create table nightly_check (
  kind text not null,
  day date not null,
  at timestamptz(3) not null,
  opened integer not null,
  ended integer not null,
  primary key (kind, day)
);
