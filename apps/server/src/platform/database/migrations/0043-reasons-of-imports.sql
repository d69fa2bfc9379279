-- Why an import changes what a second person decides on: asked once for the file, before it runs.

alter table import_task
  add column asks_reason boolean not null default false,
  add column reason text check (length(reason) <= 500);
