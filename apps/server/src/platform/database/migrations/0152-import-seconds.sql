-- How many rows of an import were written, and how long it took from the upload to its end.
alter table import_task
  add column ok_rows integer not null generated always as (new_rows + changed_rows) stored,
  add column seconds integer generated always as ((extract(epoch from (finished_at - at)))::integer) stored;
