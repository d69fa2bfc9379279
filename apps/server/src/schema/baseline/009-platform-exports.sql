create table download_task (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  taskid uuid not null unique,
  section text not null,
  page text not null,
  name text not null,
  category text not null,
  format text not null check (format in ('xlsx', 'csv', 'zip', 'pdf')),
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
  -- What a download holds, in the words of the user who asked for it: its columns, and which rows.
  column_words text,
  filter_words text,
  check ((state = 'done') = (file_id is not null))
);
create index download_task_by on download_task (by, queued_at desc, id desc);
create index download_task_queued on download_task (queued_at desc, id desc);
create index download_task_open on download_task (by, filter_hash) where state in ('queued', 'running');

-- What was printed: a line for each record of a print. Rows are only ever added.
create table print_log (
  id bigint generated always as identity primary key,
  entity text not null,
  record_id bigint not null,
  page text not null,
  template text not null,
  template_version integer not null,
  copies integer not null check (copies > 0),
  -- given where the record was printed by this template before
  reason text,
  by bigint not null references app_user (id),
  at timestamptz(3) not null default now()
);
create index print_log_record on print_log (entity, record_id, id desc);
create trigger print_log_append_only before update or delete on print_log for each row execute function refuse_change();

-- Which columns an export has, in which order, and of which kind its file is, under a name. One of a team belongs to the organisation in
-- which it was saved.
create table export_template (
  id bigint generated always as identity primary key,
  page text not null,
  name text not null check (length(name) between 1 and 60),
  audience text not null check (audience in ('private', 'team', 'public')),
  owner_id bigint not null references app_user (id) on delete cascade,
  org_id bigint not null references org (id),
  state jsonb not null,
  version integer not null default 1,
  updated_at timestamptz(3) not null default now()
);
create unique index export_template_name on export_template (owner_id, page, lower(name));
create index export_template_page on export_template (page);
