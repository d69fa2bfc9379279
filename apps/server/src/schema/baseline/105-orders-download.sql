-- Spans of time for which the orders of a shop were asked for, or files of its platform, and what came of it.
create table order_download (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  download_no text not null unique,
  platform text not null check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek')),
  store bigint not null references store (id) on delete restrict,
  kind text not null check (kind in ('orders', 'updates', 'cancellations', 'tracking')),
  from_at timestamptz(3) not null,
  to_at timestamptz(3) not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'success', 'partial', 'failed')),
  pulled integer not null default 0 check (pulled >= 0),
  created integer not null default 0 check (created >= 0),
  updated integer not null default 0 check (updated >= 0),
  skipped integer not null default 0 check (skipped >= 0),
  failed integer not null default 0 check (failed >= 0),
  pages integer not null default 0 check (pages >= 0),
  -- Minutes that lie between what was fetched before and this; none for files, which have no span of their own.
  gap integer check (gap >= 0),
  started_at timestamptz(3),
  ended_at timestamptz(3),
  seconds integer check (seconds >= 0),
  trigger text not null check (trigger in ('schedule', 'manual', 'file', 'retry')),
  file json,
  error_code text,
  error text check (length(error) <= 500),
  tries integer not null default 0 check (tries >= 0),
  due_at timestamptz(3),
  lease_until timestamptz(3),
  -- What a later download brought after all.
  repaired boolean not null default false,
  retry_of bigint references order_download (id) on delete restrict,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  check (from_at <= to_at),
  check (pulled = created + updated + skipped + failed or status in ('queued', 'running', 'failed')),
  check (trigger <> 'file' or file is not null)
);
create index order_download_span on order_download (store, kind, from_at);
create index order_download_begun on order_download (started_at, id);
create index order_download_from on order_download (from_at, id);
create index order_download_status on order_download (status, started_at);
create index order_download_gap on order_download (gap, id) where gap > 0;
create index order_download_no_listed on order_download (download_no collate "C", id);
create index order_download_updated on order_download (updated_at, id);
create index order_download_failed on order_download (id) where status = 'failed' and not repaired;
create index order_download_open on order_download (due_at) where status in ('queued', 'running');
create index order_download_retries on order_download (retry_of) where retry_of is not null;
create trigger order_download_numbered before insert on order_download
  for each row execute function number_document('OD', 'download_no');

-- Which orders a download brought.
create table order_download_order (
  download bigint not null references order_download (id) on delete cascade,
  platform_order_id text not null,
  outcome text not null check (outcome in ('created', 'updated', 'failed')),
  primary key (download, platform_order_id)
);
create index order_download_order_found on order_download_order (platform_order_id collate "C", download);

-- Orders that could not be taken in, with what their platform sent.
create table order_failure (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  download bigint not null references order_download (id) on delete cascade,
  platform text not null check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek')),
  store bigint not null references store (id) on delete restrict,
  platform_order_id text not null,
  code text not null,
  message text not null check (length(message) <= 500),
  -- What was sent, as JSON.
  raw text not null,
  retries integer not null default 0 check (retries >= 0),
  status text not null default 'open' check (status in ('open', 'solved', 'ignored')),
  ignore_reason text check (length(ignore_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  check ((status = 'ignored') = (ignore_reason is not null))
);
create unique index order_failure_open on order_failure (store, platform_order_id) where status = 'open';
create index order_failure_download on order_failure (download);
create index order_failure_number on order_failure (platform_order_id collate "C", id);
create index order_failure_status on order_failure (status, updated_at, id);
create index order_failure_store on order_failure (store, id);
create index order_failure_updated on order_failure (updated_at, id);
create index order_failure_code_listed on order_failure (code collate "C", id);
