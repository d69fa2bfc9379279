-- Where a photo was taken, as its camera noted it in degrees; the file itself holds no notes of cameras.
alter table stored_file add column latitude numeric(7, 5) check (latitude between -90 and 90);
alter table stored_file add column longitude numeric(8, 5) check (longitude between -180 and 180);
alter table stored_file add constraint stored_file_place check ((latitude is null) = (longitude is null));
-- Kept with photos of inspections where whoever brought them may keep places.
alter table quality_photo add column geo text check (length(geo) <= 30);
