-- A workplace as its user arranged it: blocks, shortcuts and figures.
create table home_layout (
  user_id bigint primary key references app_user (id),
  layout jsonb not null,
  updated_at timestamptz(3) not null default now()
);

-- A warning that its reader put off until later.
alter table message add column snoozed_until timestamptz(3);

-- The timeline of a bin reads its checks newest first.
drop index bin_check_bin;
create index bin_check_bin on bin_check (bin, at desc, id desc);
