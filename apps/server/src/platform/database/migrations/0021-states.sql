-- Answers to calls that must happen once, whatever the number of clicks; and changes of state in the history.
create table done_call (
  user_id bigint not null references app_user (id) on delete cascade,
  key uuid not null,
  at timestamptz(3) not null,
  answer jsonb,
  primary key (user_id, key)
);
create index done_call_at on done_call (at);

alter table audit_log drop constraint audit_log_action_check;
alter table audit_log add constraint audit_log_action_check check (action in ('add', 'update', 'enable', 'disable', 'del', 'import', 'state'));
