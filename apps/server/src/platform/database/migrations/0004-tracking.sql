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
  ip text not null
);
create index tracking_log_at on tracking_log (at desc, id desc);
create index tracking_log_session on tracking_log (session_id, at);
