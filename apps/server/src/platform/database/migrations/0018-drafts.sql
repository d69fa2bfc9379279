-- What people typed into forms and have not saved: each person's own.
create table record_draft (
  user_id bigint not null references app_user (id) on delete cascade,
  slot uuid not null,
  page text not null,
  record_id bigint,
  record_version integer,
  base jsonb not null,
  "values" jsonb not null,
  at timestamptz(3) not null,
  primary key (user_id, slot)
);
create index record_draft_record on record_draft (user_id, page, record_id, at desc);
