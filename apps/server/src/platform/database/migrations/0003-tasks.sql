-- Files, imports and exports. The files themselves lie in the data folder, named by id.

create table stored_file (
  id uuid primary key,
  name text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 text not null,
  media_type text not null,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now()
);

create table import_task (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  taskid uuid not null unique,
  key text not null,
  file_id uuid not null references stored_file (id),
  file_name text not null,
  sha256 text not null,
  mode text not null check (mode in ('all_or_nothing', 'per_document', 'per_row')),
  dry_run boolean not null,
  state text not null check (state in ('uploaded', 'validating', 'has_errors', 'ready', 'running', 'done', 'partial', 'failed', 'cancelled')),
  rows integer not null default 0,
  done_rows integer not null default 0,
  new_rows integer not null default 0,
  changed_rows integer not null default 0,
  same_rows integer not null default 0,
  bad_rows integer not null default 0,
  error jsonb,
  attempt integer not null default 1,
  lease_until timestamptz(3),
  at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  by bigint not null references app_user (id)
);
create index import_task_by on import_task (by, at desc, id desc);
create index import_task_at on import_task (at desc, id desc);
create index import_task_open on import_task (state) where state in ('uploaded', 'validating', 'running');

create table import_error (
  id bigint generated always as identity primary key,
  task_id bigint not null references import_task (id) on delete cascade,
  row integer not null,
  "column" text not null,
  code text not null,
  value text not null,
  message_zh text not null,
  message_en text not null
);
create index import_error_task on import_error (task_id, row, id);

create table download_task (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  taskid uuid not null unique,
  section text not null,
  page text not null,
  name text not null,
  category text not null,
  format text not null check (format in ('xlsx', 'csv', 'zip')),
  params jsonb not null,
  filter_hash text not null,
  lang text not null default 'zh-cn',
  state text not null check (state in ('queued', 'running', 'done', 'failed', 'cancelled', 'expired')),
  total_rows integer not null default 0,
  done_rows integer not null default 0,
  file_id uuid references stored_file (id),
  size bigint,
  attempt integer not null default 1,
  lease_until timestamptz(3),
  queued_at timestamptz(3) not null default now(),
  started_at timestamptz(3),
  finished_at timestamptz(3),
  expires_at timestamptz(3),
  downloads integer not null default 0,
  seen boolean not null default false,
  error jsonb,
  by bigint not null references app_user (id),
  check ((state = 'done') = (file_id is not null))
);
create index download_task_by on download_task (by, queued_at desc, id desc);
create index download_task_queued on download_task (queued_at desc, id desc);
create index download_task_open on download_task (by, filter_hash) where state in ('queued', 'running');
