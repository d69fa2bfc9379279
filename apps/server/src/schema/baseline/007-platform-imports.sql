create table import_task (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  taskid uuid not null unique,
  key text not null,
  file_id uuid references stored_file (id),
  file_name text not null,
  sha256 text not null,
  mode text not null check (mode in ('all_or_nothing', 'per_document', 'per_row')),
  dry_run boolean not null,
  state text not null check (state in ('uploaded', 'validating', 'has_errors', 'ready', 'running', 'done', 'partial', 'failed',
    'cancelled')),
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
  by bigint not null references app_user (id),
  kind text not null default 'import' check (kind in ('import', 'revert')),
  reverts bigint references import_task (id) on delete set null,
  asks_reason boolean not null default false,
  reason text check (length(reason) <= 500),
  -- What is given once for a whole Amazon file, by the user who imports it: the shop, the site, the day.
  given jsonb,
  -- How its file was read: where its header stands, and which marks its numbers have; and what of that people are to know.
  reading jsonb,
  -- the encoding that its user chose for it
  encoding text check (encoding in ('utf-8', 'gb18030', 'big5', 'euc-kr', 'shift_jis', 'windows-1252')),
  notes jsonb,
  -- the row that its user says is the header, and the field of each column
  columns jsonb,
  -- which of its page's kinds of file an import is; null for the page's own
  variant text,
  -- How many rows of an import were written, and how long it took from the upload to its end.
  ok_rows integer not null generated always as (new_rows + changed_rows) stored,
  seconds integer generated always as ((extract(epoch from (finished_at - at)))::integer) stored,
  check (kind = 'revert' or file_id is not null)
);
create index import_task_by on import_task (by, at desc, id desc);
create index import_task_at on import_task (at desc, id desc);
create index import_task_open on import_task (state) where state in ('uploaded', 'validating', 'running');
-- a reverted import is not reverted again
create unique index import_task_reverts on import_task (reverts) where reverts is not null and state not in ('failed', 'cancelled');

-- What people chose for the columns of files whose names are not ours, by a digest of those names.
create table import_columns (
  user_id bigint not null references app_user (id) on delete cascade,
  key text not null,
  shape bytea not null check (length(shape) = 32),
  columns jsonb not null,
  at timestamptz(3) not null,
  primary key (user_id, key, shape)
);

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

-- The cells of bad rows as they came, and as they were mended; what a spreadsheet made of those that nobody mended. Of documents whose
-- lines are refused one by one, the good rows as well.
create table import_bad_row (
  task_id bigint not null references import_task (id) on delete cascade,
  row integer not null,
  cells json not null,
  mended json,
  marks json,
  primary key (task_id, row)
);
