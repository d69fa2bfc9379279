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
