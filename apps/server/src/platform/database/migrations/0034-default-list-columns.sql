-- Columns that a list has for people who never changed them: of a role, or of everybody where there is no role.
create table list_layout_default (
  id bigint generated always as identity primary key,
  role_id bigint references role (id) on delete cascade,
  page text not null,
  layout jsonb not null,
  updated_by bigint not null references app_user (id),
  updated_at timestamptz(3) not null default now(),
  unique nulls not distinct (role_id, page)
);
create index list_layout_default_page on list_layout_default (page);
