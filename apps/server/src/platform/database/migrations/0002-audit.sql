-- Field differences of every record, written in the transaction of the change. Rows are only ever added.
create table audit_log (
  id bigint generated always as identity primary key,
  entity text not null,
  record_id bigint not null,
  action text not null check (action in ('add', 'update', 'enable', 'disable', 'del', 'import')),
  version integer not null,
  by_user bigint references app_user (id),
  at timestamptz(3) not null default now(),
  changes jsonb not null default '[]',
  import_task bigint,
  request_id text
);
create index audit_log_record on audit_log (entity, record_id, id desc);
create index audit_log_import on audit_log (import_task) where import_task is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();
