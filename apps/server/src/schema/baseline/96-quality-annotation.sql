-- What is drawn over the photos of a sampling, in coordinates of the original image from 0 to 1; the files stay as they were taken.
create table sampling_marks (
  id bigint generated always as identity primary key,
  record_id bigint not null references sampling (id) on delete cascade,
  line_no integer not null,
  photo text not null check (length(photo) <= 64),
  place integer not null check (place >= 1),
  tool text not null check (tool in ('rect', 'arrow', 'words')),
  from_x numeric(18, 6) not null check (from_x between 0 and 1),
  from_y numeric(18, 6) not null check (from_y between 0 and 1),
  to_x numeric(18, 6) not null check (to_x between 0 and 1),
  to_y numeric(18, 6) not null check (to_y between 0 and 1),
  words text check (length(words) <= 200),
  drawn_by bigint not null references app_user (id),
  drawn_at timestamptz(3) not null,
  check (tool <> 'words' or words is not null),
  unique (record_id, line_no) deferrable initially immediate
);
create index sampling_marks_drawn_by on sampling_marks (drawn_by);
create index sampling_marks_photo on sampling_marks (photo);

-- Which unit of a sample a photo shows.
create table sampling_unit_photos (
  id bigint generated always as identity primary key,
  record_id bigint not null references sampling (id) on delete cascade,
  line_no integer not null,
  photo text not null check (length(photo) <= 64),
  unit_no integer not null check (unit_no >= 1),
  unique (record_id, line_no) deferrable initially immediate
);

-- What was decided about the photos of inspections: which are examples of a defect, and which are hidden.
create table quality_photo (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  biz_no text not null check (length(biz_no) <= 20),
  photo text not null check (length(photo) <= 64),
  exemplar text check (exemplar in ('ok', 'limit', 'ng')),
  exemplar_of bigint references defect_code (id) on delete restrict,
  exemplar_by bigint references app_user (id),
  exemplar_at timestamptz(3),
  hidden boolean not null default false,
  hide_reason text check (length(hide_reason) <= 200),
  hidden_by bigint references app_user (id),
  hidden_at timestamptz(3),
  check ((exemplar is null) = (exemplar_of is null)),
  check (hidden = (hide_reason is not null)),
  unique (biz_no, photo)
);
create index quality_photo_exemplar_of on quality_photo (exemplar_of);
create index quality_photo_exemplar_by on quality_photo (exemplar_by);
create index quality_photo_hidden_by on quality_photo (hidden_by);
