-- How strictly lots are inspected, by supplier, category, kind of inspection and class of defects, and what counts towards a change.
create table switch_state (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  switch_no text not null unique,
  supplier bigint not null references supplier (id) on delete restrict,
  category bigint not null references category (id) on delete restrict,
  inspect_type text not null check (inspect_type in ('outgoing', 'final', 'iqc')),
  defect_class text not null check (defect_class in ('critical', 'major', 'minor')),
  severity text not null default 'normal' check (severity in ('normal', 'tightened', 'reduced', 'discontinued')),
  score integer not null default 0 check (score >= 0),
  -- an A for each lot that was accepted, an R for each that was rejected, the latest last
  last_lots text check (last_lots ~ '^[AR]{1,5}$'),
  accepted_run integer not null default 0 check (accepted_run >= 0),
  tightened_rejects integer not null default 0 check (tightened_rejects >= 0),
  since timestamptz(3) not null,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index switch_state_key on switch_state (supplier, category, inspect_type, defect_class) nulls not distinct;
create index switch_state_no_listed on switch_state (switch_no collate "C", id);
create index switch_state_category on switch_state (category);
create index switch_state_since on switch_state (since, id);
create index switch_state_severity on switch_state (severity, since, id);
create trigger switch_state_numbered before insert on switch_state for each row execute function number_document('SW', 'switch_no');

-- What changed a state: the verdict of a lot, or an approval; with what it came to. Only ever added, each lot once.
create table switch_event (
  id bigint generated always as identity primary key,
  switch_state bigint not null references switch_state (id) on delete restrict,
  inspection bigint references inspection (id) on delete restrict,
  verdict text check (verdict in ('accept', 'reject')),
  found integer check (found >= 0),
  accept integer check (accept >= 0),
  tighter_accept integer check (tighter_accept >= 0),
  from_severity text not null check (from_severity in ('normal', 'tightened', 'reduced', 'discontinued')),
  to_severity text not null check (to_severity in ('normal', 'tightened', 'reduced', 'discontinued')),
  why text not null check (
    why in ('none', 'twoRejected', 'fiveAccepted', 'fiveRejected', 'reducedRejected', 'approvedReduced', 'endedReduced', 'resumed')
  ),
  score integer not null check (score >= 0),
  last_lots text check (last_lots ~ '^[AR]{1,5}$'),
  accepted_run integer not null check (accepted_run >= 0),
  tightened_rejects integer not null check (tightened_rejects >= 0),
  reason text check (length(reason) <= 500),
  files json,
  by_user bigint references app_user (id),
  at timestamptz(3) not null,
  constraint switch_event_of_lot check (
    (inspection is null) = (why in ('approvedReduced', 'endedReduced', 'resumed'))
    and (inspection is null) = (verdict is null) and (inspection is null) = (found is null) and (inspection is null) = (accept is null)
  )
);
create unique index switch_event_once on switch_event (switch_state, inspection);
create index switch_event_inspection on switch_event (inspection);
create index switch_event_at on switch_event (at, id);
create trigger switch_event_append_only before update or delete on switch_event for each row execute function refuse_change();
create trigger switch_event_kept before truncate on switch_event execute function refuse_change();
