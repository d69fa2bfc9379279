-- Which columns an export has, in which order, and of which kind its file is, under a name. One of a team belongs to the organisation in which it was saved.
create table export_template (
  id bigint generated always as identity primary key,
  page text not null,
  name text not null check (length(name) between 1 and 60),
  audience text not null check (audience in ('private', 'team', 'public')),
  owner_id bigint not null references app_user (id) on delete cascade,
  org_id bigint not null references org (id),
  state jsonb not null,
  version integer not null default 1,
  updated_at timestamptz(3) not null default now()
);
create unique index export_template_name on export_template (owner_id, page, lower(name));
create index export_template_page on export_template (page);
