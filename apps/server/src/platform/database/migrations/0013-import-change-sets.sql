-- Imports as change-sets: their bad rows can be mended, and a finished one can be taken back, which is a task of its own.
alter table import_task alter column file_id drop not null;
alter table import_task add column kind text not null default 'import' check (kind in ('import', 'revert'));
alter table import_task add column reverts bigint references import_task (id) on delete set null;
alter table import_task add check (kind = 'revert' or file_id is not null);
-- what was taken back is not taken back again
create unique index import_task_reverts on import_task (reverts) where reverts is not null and state not in ('failed', 'cancelled');

-- The cells of bad rows as they came, and as they were mended.
create table import_bad_row (
  task_id bigint not null references import_task (id) on delete cascade,
  row integer not null,
  cells json not null,
  mended json,
  primary key (task_id, row)
);
