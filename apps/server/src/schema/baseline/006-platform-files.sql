-- The data folder whose files the database names: a server with another one would find none of them.
create table data_folder (
  singleton boolean primary key default true check (singleton),
  id uuid not null
);

create table stored_file (
  id uuid primary key,
  name text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 text not null,
  media_type text not null,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  -- What a Word or text file says, read once as it comes, so that rules over it need no file.
  words text,
  -- The size of a picture in pixels, read from its head.
  width integer check (width > 0),
  height integer check (height > 0)
);

-- Files that hang on records. One that is removed stays as a line of the record's story; its bytes are gone.
create table attachment (
  id bigint generated always as identity primary key,
  entity text not null,
  record_id bigint not null,
  file_id uuid references stored_file (id) on delete set null,
  name text not null,
  bytes bigint not null,
  media_type text not null,
  created_by bigint not null references app_user (id),
  created_at timestamptz(3) not null default now(),
  removed_by bigint references app_user (id),
  removed_at timestamptz(3)
);
create index attachment_record on attachment (entity, record_id, id);
create index attachment_file on attachment (file_id) where file_id is not null;
