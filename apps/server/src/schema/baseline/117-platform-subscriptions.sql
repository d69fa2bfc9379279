-- Exports that are made again and again: what a list shows and when, for the user who subscribed.
create table export_subscription (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  name text not null check (length(name) between 1 and 60),
  page text not null,
  format text not null check (format in ('xlsx', 'csv')),
  -- The query as a saved view keeps it, with relative dates, and the columns in the order of the file.
  asked jsonb not null,
  -- The same in the words of the subscriber.
  column_words text not null,
  filter_words text not null,
  rhythm text not null check (rhythm in ('daily', 'weekly', 'monthly')),
  weekday smallint check (weekday between 1 and 7),
  month_day smallint check (month_day between 1 and 31),
  hour smallint not null check (hour between 0 and 23),
  -- The recurrence in both languages.
  schedule jsonb not null,
  mail boolean not null default false,
  lang text not null,
  state text not null default 'active' check (state in ('active', 'paused')),
  -- Why it was paused, unless its owner did it.
  reason jsonb,
  next_at timestamptz(3),
  by bigint not null references app_user (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  check ((rhythm = 'weekly') = (weekday is not null)),
  check ((rhythm = 'monthly') = (month_day is not null)),
  check ((state = 'active') = (next_at is not null)),
  check (reason is null or state = 'paused')
);
create unique index export_subscription_name on export_subscription (by, lower(name));
create index export_subscription_by on export_subscription (by, id desc);
create index export_subscription_due on export_subscription (next_at, id) where state = 'active';

-- The turns of a subscription that were made, each once, and the download that came of it as long as that is kept.
create table export_subscription_turn (
  subscription bigint not null references export_subscription (id) on delete cascade,
  turn timestamptz(3) not null,
  task bigint references download_task (id) on delete set null,
  primary key (subscription, turn)
);
create unique index export_subscription_turn_task on export_subscription_turn (task) where task is not null;

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, dedupe_minutes,
  link_page) values
  ('export.paused', 1, 'warn', '定时导出已暂停：{{subscription.name}}', 'Scheduled export paused: {{subscription.name}}',
    '{{pause.reason}}。处理后可在下载中心的“定时导出”恢复。',
    '{{pause.reason}}. Once this is settled, resume it under Scheduled in the download centre.', '{subscription.name,pause.reason}',
    '{owner}', 0, 'exportSubscription');
