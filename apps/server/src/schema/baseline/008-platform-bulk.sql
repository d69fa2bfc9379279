-- Actions on many records: what was chosen, what the check said of each row, and what became of it.
create table bulk_task (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  taskid uuid not null unique,
  section text not null,
  page text not null,
  action text not null,
  input jsonb not null default '{}',
  state text not null check (state in ('waiting', 'checking', 'ready', 'running', 'done', 'partial', 'failed', 'cancelled')),
  rows integer not null,
  done_rows integer not null default 0,
  error jsonb,
  attempt integer not null default 1,
  lease_until timestamptz(3),
  at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  by bigint not null references app_user (id)
);
create index bulk_task_open on bulk_task (state) where state in ('waiting', 'checking', 'running');
create index bulk_task_at on bulk_task (at);

create table bulk_row (
  task_id bigint not null references bulk_task (id) on delete cascade,
  place integer not null,
  record_id bigint not null,
  record_version integer not null,
  name text,
  state text not null default 'waiting' check (state in ('waiting', 'able', 'done', 'refused')),
  code text,
  message_zh text,
  message_en text,
  primary key (task_id, place)
);
create index bulk_row_state on bulk_row (task_id, state, place);
