create table shop_auth (
  store bigint primary key references store (id) on delete cascade,
  state text not null check (state in ('none', 'pending', 'granted', 'revoked', 'error')),
  scopes text[],
  nonce_expires_at timestamptz(3),
  access_expires_at timestamptz(3),
  refresh_expires_at timestamptz(3),
  consent_expires_at timestamptz(3),
  sealed_token bytea,
  authorised_by bigint references app_user (id),
  authorised_at timestamptz(3),
  last_call_at timestamptz(3),
  last_error text
);

-- Authorisations that were begun: only the digest of the secret that comes back is kept, and when it was used.
create table shop_auth_nonce (
  digest bytea primary key check (length(digest) = 32),
  store bigint not null references store (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create table shop_auth_attempt (
  id bigint generated always as identity primary key,
  store bigint not null references store (id) on delete cascade,
  at timestamptz(3) not null,
  by bigint references app_user (id),
  step text not null check (step in ('begin', 'callback', 'credentials', 'test', 'revoke')),
  ok boolean not null,
  detail text
);
create index shop_auth_attempt_store on shop_auth_attempt (store, id);

-- When the listings of a shop were asked for, and what came of it: a task of a shop, worked at by one worker at a time.
create table shop_sync (
  id bigint generated always as identity primary key,
  store bigint not null references store (id) on delete cascade,
  asked_by bigint references app_user (id),
  asked_at timestamptz(3) not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  lease_until timestamptz(3),
  ended_at timestamptz(3),
  rows_in integer,
  rows_new integer,
  error text,
  kind text not null check (kind in ('listings', 'fbaStock'))
);
create unique index shop_sync_open on shop_sync (store, kind) where state in ('waiting', 'running');
create index shop_sync_store on shop_sync (store, kind, id desc);
