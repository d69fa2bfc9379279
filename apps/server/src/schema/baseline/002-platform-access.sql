create table org (
  id bigint generated always as identity primary key,
  parent_id bigint references org (id),
  code text not null unique,
  name_zh text not null,
  name_en text not null,
  sort integer not null default 0,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index org_parent on org (parent_id);
create trigger org_epoch after update or delete on org for each statement execute function move_access_epoch();

create table app_user (
  id bigint generated always as identity primary key,
  account text not null check (account = lower(account) and length(account) between 1 and 64),
  nickname text not null,
  nickname_en text,
  employee_no text,
  org_id bigint not null references org (id),
  email text,
  phone text,
  state text not null default 'active' check (state in ('active', 'locked', 'left')),
  is_super boolean not null default false,
  lang text not null default 'zh-cn' check (lang in ('zh-cn', 'en')),
  password_hash text not null,
  password_changed_at timestamptz(3) not null default now(),
  first_login boolean not null default false,
  last_login_at timestamptz(3),
  last_login_ip text,
  version integer not null default 1,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  -- What the page of users keeps of an account beside its rights: the post, and when its person left.
  post text check (length(post) between 1 and 80),
  left_at timestamptz(3)
);
create unique index app_user_account on app_user (account);
create index app_user_org on app_user (org_id);
-- Our own domains are those of the addresses of our users.
create index app_user_mail_domain on app_user (lower(split_part(email, '@', 2)));
create trigger app_user_epoch after update of is_super, org_id, state on app_user for each statement execute function move_access_epoch();

create table password_history (
  user_id bigint not null references app_user (id) on delete cascade,
  password_hash text not null,
  changed_at timestamptz(3) not null default now(),
  primary key (user_id, changed_at)
);

create table role (
  id bigint generated always as identity primary key,
  code text not null unique,
  name_zh text not null,
  name_en text not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table role_grant (
  role_id bigint not null references role (id) on delete cascade,
  page text not null,
  code text not null,
  primary key (role_id, code)
);
create trigger role_grant_epoch after insert or update or delete on role_grant for each statement execute function move_access_epoch();

create table user_role (
  user_id bigint not null references app_user (id) on delete cascade,
  role_id bigint not null references role (id) on delete cascade,
  primary key (user_id, role_id)
);
create index user_role_role on user_role (role_id);
create trigger user_role_epoch after insert or update or delete on user_role for each statement execute function move_access_epoch();

create table data_scope (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  kind text not null check (kind in ('org', 'supplier', 'warehouse', 'shop', 'category', 'market')),
  mode text not null check (mode in ('all', 'listed', 'own', 'dept', 'deptTree', 'none')),
  targets text[] not null default '{}',
  valid_to date,
  reason text,
  version integer not null default 1,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  unique (user_id, kind)
);
create trigger data_scope_epoch after insert or update or delete on data_scope for each statement execute function move_access_epoch();

create table user_field_setting (
  id bigint generated always as identity primary key,
  subject_kind text not null check (subject_kind in ('user', 'role', 'all')),
  page text not null,
  field text not null,
  mode text not null check (mode in ('hide', 'readBlock', 'writeBlock')),
  until date,
  reason text,
  version integer not null default 1,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  -- Field settings name their user or role by code, as people and files do; a setting can be out of use.
  status smallint not null default 1 check (status in (0, 1)),
  subject text,
  -- How many users a field setting hits, as it was counted last; empty before it was.
  users_hit integer,
  constraint user_field_setting_subject check ((subject_kind = 'all') = (subject is null)),
  constraint user_field_setting_key unique nulls not distinct (subject_kind, subject, page, field, mode)
);
create index user_field_setting_updated on user_field_setting (updated_at, id);
create index user_field_setting_page on user_field_setting (page, field);
create trigger user_field_setting_epoch after insert or update or delete on user_field_setting
  for each statement execute function move_access_epoch();

-- Any change to rights moves the epoch; a server keeps resolved rights only as long as the epoch stands.
create table access_epoch (only_row boolean primary key default true check (only_row), epoch bigint not null default 1);

insert into access_epoch default values;
