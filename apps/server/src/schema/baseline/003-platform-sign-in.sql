-- A sign-in that is valid. The signature itself is never stored: only its SHA-256.
create table sign_in (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  signature_hash bytea not null unique check (length(signature_hash) = 32),
  remember boolean not null,
  ip text not null,
  agent text not null,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revoked_why text check (revoked_why in ('logout', 'kicked', 'password', 'left', 'expired')),
  views_user bigint references app_user (id),
  views_since timestamptz(3),
  constraint sign_in_views check ((views_user is null) = (views_since is null))
);
create index sign_in_user on sign_in (user_id, created_at desc);
create index sign_in_open on sign_in (expires_at) where revoked_at is null;
create index sign_in_ended on sign_in (revoked_at) where revoked_at is not null;

-- Browsers on which somebody signed in to an account. What a browser calls itself is never stored: only its SHA-256.
create table known_device (
  user_id bigint not null references app_user (id) on delete cascade,
  device_hash bytea not null check (length(device_hash) = 32),
  last_at timestamptz(3) not null,
  primary key (user_id, device_hash)
);
create index known_device_last on known_device (last_at);

-- Passwords that were tried and are not known to have been right: counted before they are checked.
create table password_guess (
  id bigint generated always as identity primary key,
  account text not null check (length(account) <= 64),
  -- the device where the account knows it, the sign-in of a signed-in user, else the address
  place text not null,
  ip text not null,
  at timestamptz(3) not null,
  -- the password was looked at and did not fit
  wrong boolean not null default false
);
create index password_guess_account on password_guess (account, at);
create index password_guess_ip on password_guess (ip, at);
create index password_guess_at on password_guess (at);

create table login_log (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  event text not null,
  result text not null check (result in ('ok', 'badPassword', 'locked', 'left', 'expiredPassword', 'captcha')),
  account text not null check (length(account) <= 64),
  user_id bigint references app_user (id),
  remember boolean not null default false,
  ip text not null,
  agent text not null default '',
  sign_in_id bigint references sign_in (id) on delete set null,
  -- The logs are read as lists of records, whose rows name their version; an entry never gets a second one.
  version integer not null default 1 check (version = 1),
  duration_sec integer check (duration_sec >= 0),
  viewed_user bigint references app_user (id),
  constraint login_log_event_check
    check (event in ('login', 'logout', 'kicked', 'expired', 'idle', 'refused', 'viewAs', 'viewEnd')),
  constraint login_log_viewed check (event not in ('viewAs', 'viewEnd') or viewed_user is not null)
);
create index login_log_at on login_log (at desc, id desc);
create index login_log_account on login_log (account, at desc);
create index login_log_ip on login_log (ip, at desc);
create index login_log_user on login_log (user_id, at desc, id desc);
create index login_log_account_search on login_log (lower(account) collate "C", at desc, id desc);
create index login_log_sign_in on login_log (sign_in_id) where sign_in_id is not null;
create trigger login_log_append_only
  before update of id, at, event, result, account, user_id, remember, ip, agent, version, duration_sec, viewed_user or delete on login_log
  for each row execute function refuse_change();

-- Switches of the office system, mirrored: they are read here and set there.
create table office_switch (
  key text primary key check (length(key) between 1 and 80),
  value text not null,
  note_zh text not null,
  note_en text not null,
  synced_at timestamptz(3) not null default now()
);

insert into office_switch (key, value, note_zh, note_en) values
  ('workflow.basicInfoApproval', 'off', '基础信息审批同步到办公系统流程', 'Approvals of basic data are copied to a flow of the office system'),
  ('workflow.purchaseOrder', 'off', '采购订单走办公系统审批流程', 'Purchase orders are approved in a flow of the office system'),
  ('workflow.paymentApproval', 'off', '付款审批走办公系统流程', 'Payments are approved in a flow of the office system');
