-- What was printed: a line for each record of a print. Rows are only ever added.
create table print_log (
  id bigint generated always as identity primary key,
  entity text not null,
  record_id bigint not null,
  page text not null,
  template text not null,
  template_version integer not null,
  copies integer not null check (copies > 0),
  -- given where the record was printed by this template before
  reason text,
  by bigint not null references app_user (id),
  at timestamptz(3) not null default now()
);
create index print_log_record on print_log (entity, record_id, id desc);
create trigger print_log_append_only before update or delete on print_log for each row execute function refuse_change();
