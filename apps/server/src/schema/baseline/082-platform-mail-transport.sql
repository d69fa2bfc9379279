-- How mails leave, where it is not as the server is configured: one row.
create table mail_transport (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  way text not null default 'config' check (way in ('config', 'smtp')),
  host text check (length(host) between 1 and 253),
  port integer check (port between 1 and 65535),
  security text not null default 'starttls' check (security in ('tls', 'starttls', 'none')),
  account text,
  sender text,
  per_minute integer check (per_minute between 1 and 6000),
  test_state text not null default 'none' check (test_state in ('none', 'good', 'bad')),
  test_at timestamptz(3),
  test_error text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint mail_transport_tested check (way <> 'smtp' or test_state = 'good')
);
create index mail_transport_updated on mail_transport (updated_at, id);
insert into mail_transport default values;

-- The password of the mail server, sealed by the server's key.
create table mail_transport_secret (
  transport bigint primary key references mail_transport (id) on delete cascade,
  sealed_password bytea not null
);
