-- What a figure of a board of purchasing should come to, from a day on.
create table board_target (
  id bigint generated always as identity primary key,
  board text not null check (board in ('purchase', 'management')),
  kpi text not null check (kpi ~ '^[KM][0-9]{1,2}$'),
  target numeric(14, 2) not null check (target >= 0),
  effective_from date not null,
  by bigint not null references app_user (id),
  at timestamptz(3) not null,
  unique (board, kpi, effective_from)
);
create index board_target_by on board_target (by);

-- Orders and requirements by the day of the step that a figure measures.
create index purchase_order_approved on purchase_order (approved_at, id);
create index audit_log_transition on audit_log (entity, transition, at) where transition is not null;
