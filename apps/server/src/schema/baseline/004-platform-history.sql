-- Field differences of every record, written in the transaction of the change. Rows are only ever added.
create table audit_log (
  id bigint generated always as identity primary key,
  entity text not null,
  record_id bigint not null,
  action text not null check (action in ('add', 'update', 'enable', 'disable', 'del', 'import', 'state')),
  version integer not null,
  by_user bigint references app_user (id),
  at timestamptz(3) not null default now(),
  changes jsonb not null default '[]',
  import_task bigint,
  request_id text,
  change_request text,
  -- Key of the transition that a change of state was.
  transition text
);
create index audit_log_import on audit_log (import_task) where import_task is not null;
create index audit_log_record on audit_log (entity, record_id, at desc, id desc);
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();

create table tracking_log (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  client_at timestamptz(3),
  client_id text not null,
  session_id text not null,
  user_id bigint not null references app_user (id),
  event_type text not null check (event_type in ('page_view', 'button_click')),
  event text,
  page_url text not null,
  page_name text not null,
  page_from_name text not null default '',
  page_from_url text not null default '',
  spm_code text not null,
  tab text,
  sub_tab text,
  dialog text,
  button_name text,
  uuid text not null unique,
  lang text not null,
  screen text,
  ip text not null,
  version integer not null default 1 check (version = 1)
);
create index tracking_log_at on tracking_log (at desc, id desc);
create index tracking_log_session on tracking_log (session_id, at);
create index tracking_log_event on tracking_log (event_type, at desc, id desc);
create index tracking_log_user on tracking_log (user_id, at desc, id desc);
create index tracking_log_spm on tracking_log (spm_code collate "C", at desc, id desc);
create trigger tracking_log_unchanged before update on tracking_log for each row execute function refuse_change();
create trigger tracking_log_kept before delete on tracking_log for each row
  when (old.at > now() - interval '13 months') execute function refuse_change();

-- The trail of approval flows as the office system reports it: who did what at which step. Append-only.
create table workflow_history (
  id bigint generated always as identity primary key,
  flow_id text not null check (length(flow_id) between 1 and 64),
  -- page of the document that the flow decides on, and the part of the organisation that it belongs to: who may read it
  page text not null,
  org_id bigint references org (id),
  step integer not null check (step >= 0),
  step_name_zh text not null,
  step_name_en text not null,
  user_id bigint not null references app_user (id),
  at timestamptz(3) not null default now(),
  decision text not null check (decision in ('submit', 'approve', 'reject', 'transfer', 'addSigner', 'ask', 'recall', 'copy')),
  comment text not null default ''
);
create index workflow_history_flow on workflow_history (flow_id, at, id);
create trigger workflow_history_append_only before update or delete on workflow_history for each row execute function refuse_change();

-- Answers to calls that must happen once, regardless of the number of clicks, each with a digest of what was asked;
-- and changes of state in the history.
create table done_call (
  user_id bigint not null references app_user (id) on delete cascade,
  key uuid not null,
  digest bytea not null check (length(digest) = 32),
  at timestamptz(3) not null,
  answer jsonb,
  primary key (user_id, key)
);
create index done_call_at on done_call (at);
