-- A person's own columns of a list.
create table list_layout (
  user_id bigint not null references app_user (id) on delete cascade,
  page text not null,
  layout jsonb not null,
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, page)
);

-- A list's filters, order and columns under a name. A view of a team belongs to the organisation in which it was saved.
create table list_view (
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
create unique index list_view_name on list_view (owner_id, page, lower(name));
create index list_view_page on list_view (page);

-- How a person has the views of a page: in which order, and with which one the page opens.
create table list_view_choice (
  user_id bigint not null references app_user (id) on delete cascade,
  page text not null,
  view_order bigint[] not null default '{}',
  default_view_id bigint references list_view (id) on delete set null,
  primary key (user_id, page)
);

-- With which view a page opens for the people of a role who chose none themselves.
create table list_view_role_default (
  role_id bigint not null references role (id) on delete cascade,
  page text not null,
  view_id bigint not null references list_view (id) on delete cascade,
  primary key (role_id, page)
);

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

-- A workplace as its user arranged it: blocks, shortcuts and figures.
create table home_layout (
  user_id bigint primary key references app_user (id),
  layout jsonb not null,
  updated_at timestamptz(3) not null default now()
);
