-- Which unit of a sample a photo shows.
create table sampling_unit_photos (
  id bigint generated always as identity primary key,
  record_id bigint not null references sampling (id) on delete cascade,
  line_no integer not null,
  photo text not null check (length(photo) <= 64),
  unit_no integer not null check (unit_no >= 1),
  unique (record_id, line_no) deferrable initially immediate
);

-- The photos of inspections, a row each, whatever holds the file: with what they show, and what was decided about them. Rows are written
-- with the record that holds the photo; a number that a photo was given stays its own.
create table quality_photo (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  image_no text not null unique check (length(image_no) <= 30),
  place integer not null check (place >= 1),
  biz_type text not null check (biz_type in ('ipqc', 'outgoing', 'final', 'iqc', 'sample')),
  biz_no text not null check (length(biz_no) <= 20),
  sampling bigint references sampling (id) on delete restrict,
  in_process_check bigint references in_process_check (id) on delete restrict,
  loading_check bigint references loading_check (id) on delete restrict,
  inspection bigint references inspection (id) on delete restrict,
  supplier bigint not null references supplier (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  photo text not null check (length(photo) <= 64),
  file json not null,
  file_name text not null check (length(file_name) <= 200),
  unit_no integer check (unit_no >= 1),
  part text check (part in ('empty', 'half', 'full', 'sealed')),
  defect_codes text[] check (cardinality(defect_codes) >= 1),
  check_groups text[] check (cardinality(check_groups) >= 1),
  annotations integer check (annotations >= 1),
  taken_by bigint references app_user (id),
  taken_at timestamptz(3) not null,
  exemplar text check (exemplar in ('ok', 'limit', 'ng')),
  exemplar_of bigint references defect_code (id) on delete restrict,
  exemplar_by bigint references app_user (id),
  exemplar_at timestamptz(3),
  hidden boolean not null default false,
  hide_reason text check (length(hide_reason) <= 200),
  hidden_by bigint references app_user (id),
  hidden_at timestamptz(3),
  constraint quality_photo_held check (num_nonnulls(sampling, in_process_check, loading_check, inspection) = 1),
  check ((exemplar is null) = (exemplar_of is null)),
  check (hidden = (hide_reason is not null)),
  unique (biz_no, photo)
);
create index quality_photo_taken on quality_photo (taken_at, id);
create index quality_photo_shown on quality_photo (taken_at, id) where not hidden;
create index quality_photo_to_mark on quality_photo (taken_at, id)
  where not hidden and annotations is null and defect_codes is not null;
create index quality_photo_biz_no on quality_photo (biz_no collate "C", id);
create index quality_photo_image_no_listed on quality_photo (image_no collate "C", id);
create index quality_photo_image_no_search on quality_photo using gin (image_no gin_trgm_ops);
create index quality_photo_file_name_search on quality_photo using gin (file_name gin_trgm_ops);
create index quality_photo_biz_no_search on quality_photo using gin (biz_no gin_trgm_ops);
create index quality_photo_defect_codes on quality_photo using gin (defect_codes);
create index quality_photo_check_groups on quality_photo using gin (check_groups);
create index quality_photo_supplier on quality_photo (supplier, taken_at, id);
create index quality_photo_sku on quality_photo (sku, taken_at, id);
create index quality_photo_sampling on quality_photo (sampling) where sampling is not null;
create index quality_photo_in_process_check on quality_photo (in_process_check) where in_process_check is not null;
create index quality_photo_loading_check on quality_photo (loading_check) where loading_check is not null;
create index quality_photo_inspection on quality_photo (inspection) where inspection is not null;
create index quality_photo_taken_by on quality_photo (taken_by, taken_at, id);
create index quality_photo_exemplars on quality_photo (taken_at, id) where exemplar is not null;
create index quality_photo_exemplar_of on quality_photo (exemplar_of, taken_at, id) where exemplar_of is not null;
create index quality_photo_exemplar_by on quality_photo (exemplar_by) where exemplar_by is not null;
create index quality_photo_hidden_by on quality_photo (hidden_by) where hidden_by is not null;
create index quality_photo_hidden on quality_photo (taken_at, id) where hidden;

-- What is drawn over a photo, in coordinates of the original image from 0 to 1; the file stays as it was taken. A mark that was changed
-- later is kept beside its next edition.
create table quality_photo_marks (
  id bigint generated always as identity primary key,
  record_id bigint not null references quality_photo (id) on delete cascade,
  line_no integer not null,
  place integer not null check (place >= 1),
  edition integer not null check (edition >= 1),
  tool text not null check (tool in ('rect', 'ellipse', 'arrow', 'line', 'free', 'words', 'measure')),
  from_x numeric(18, 6) not null check (from_x between 0 and 1),
  from_y numeric(18, 6) not null check (from_y between 0 and 1),
  to_x numeric(18, 6) not null check (to_x between 0 and 1),
  to_y numeric(18, 6) not null check (to_y between 0 and 1),
  path text check (length(path) <= 8000),
  colour text not null check (colour in ('critical', 'major', 'minor', 'note')),
  width integer not null check (width between 1 and 8),
  words text check (length(words) <= 200),
  defect_code bigint references defect_code (id) on delete restrict,
  drawn_by bigint not null references app_user (id),
  drawn_at timestamptz(3) not null,
  replaced boolean not null default false,
  check (tool <> 'words' or words is not null),
  check ((tool = 'free') = (path is not null)),
  unique (record_id, line_no) deferrable initially immediate
);
create index quality_photo_marks_drawn_by on quality_photo_marks (drawn_by);
create index quality_photo_marks_defect_code on quality_photo_marks (defect_code) where defect_code is not null;
