-- Links whose holder opens one record without signing in: the hash of each, never the link itself.
create table share_link (
  id bigint generated always as identity primary key,
  entity text not null,
  record bigint not null,
  access text not null check (access in ('view', 'fill')),
  token_hash bytea not null unique,
  issued_by bigint not null references app_user (id),
  issued_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  opens integer not null default 0 check (opens >= 0),
  -- Files that were sent by it.
  uploads integer not null default 0 check (uploads >= 0)
);
create index share_link_record on share_link (entity, record);
create index share_link_issued_by on share_link (issued_by);

-- Each time that one was opened: when, and by whom as far as a server sees that.
create table share_link_open (
  id bigint generated always as identity primary key,
  link bigint not null references share_link (id) on delete cascade,
  at timestamptz(3) not null,
  ip text not null,
  agent text not null
);
create index share_link_open_link on share_link_open (link, at);
