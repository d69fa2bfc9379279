-- What was done to samplings, each entry linked to the one before it. Rows are only ever added.
create table sampling_log (
  sampling bigint not null references sampling (id) on delete restrict,
  seq integer not null check (seq >= 1),
  at timestamptz(3) not null,
  by bigint not null references app_user (id),
  action text not null check (
    action in ('start', 'redraw', 'take', 'record', 'undo', 'annotate', 'label', 'stop', 'judge', 'reopen', 'change')
  ),
  payload json not null,
  prev_hash text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (sampling, seq),
  check ((seq = 1) = (prev_hash = ''))
);
create index sampling_log_by on sampling_log (by);
create trigger sampling_log_append_only before update or delete on sampling_log for each row execute function refuse_change();
