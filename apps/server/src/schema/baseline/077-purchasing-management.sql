-- What management noted of a figure in a month. Rows are only ever added.
create table management_note (
  id bigint generated always as identity primary key,
  kpi text not null check (kpi ~ '^M[0-9]{1,2}$'),
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  note text not null check (length(note) between 1 and 1000),
  by bigint not null references app_user (id),
  at timestamptz(3) not null
);
create index management_note_figure on management_note (kpi, month, at, id);
create index management_note_by on management_note (by);
create trigger management_note_unchanged before update or delete on management_note for each row execute function refuse_change();

-- Documents of poor quality by the month in which they are.
create index deduction_day on deduction (day, id);
create index claim_day on claim (day, id);
