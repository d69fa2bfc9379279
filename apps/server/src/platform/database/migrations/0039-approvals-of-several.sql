-- Changes that several people must approve: every approval by itself, deputies who decide in others' names, and policies that can be changed.

alter table approval_policy
  add column min_approvers integer not null default 1 check (min_approvers between 1 and 9),
  add column version integer not null default 1;

-- Who stands in for an approver. What is taken back ends, and stays.
create table approval_deputy (
  id bigint generated always as identity primary key,
  approver bigint not null references app_user (id),
  deputy bigint not null references app_user (id),
  first_day date not null,
  last_day date not null,
  note text check (length(note) <= 200),
  created_by bigint not null references app_user (id),
  created_at timestamptz(3) not null,
  ended_by bigint references app_user (id),
  ended_at timestamptz(3),
  check (approver <> deputy),
  check (last_day >= first_day)
);
create index approval_deputy_deputy on approval_deputy (deputy, last_day) where ended_at is null;
create index approval_deputy_approver on approval_deputy (approver, id);

alter table change_request
  add column min_approvers integer not null default 1,
  add column approvals integer not null default 0,
  add column reminded_at timestamptz(3);

-- What people decided, each for themselves or in another's name. Rows are only ever added.
create table approval_decision (
  id bigint generated always as identity primary key,
  request_id bigint not null references change_request (id),
  decision text not null check (decision in ('approve', 'reject')),
  by_user bigint not null references app_user (id),
  in_name_of bigint not null references app_user (id),
  comment text check (length(comment) <= 500),
  at timestamptz(3) not null
);
create index approval_decision_request on approval_decision (request_id, id);
-- A person is counted once, whoever presses at the same moment.
create unique index approval_decision_by on approval_decision (request_id, by_user) where decision = 'approve';
create unique index approval_decision_for on approval_decision (request_id, in_name_of) where decision = 'approve';
create unique index approval_decision_rejected on approval_decision (request_id) where decision = 'reject';

insert into approval_decision (request_id, decision, by_user, in_name_of, comment, at)
  select id, case state when 'approved' then 'approve' else 'reject' end, decided_by, decided_by, comment, decided_at
  from change_request where state in ('approved', 'rejected') and decided_by is not null order by decided_at, id;

create trigger approval_decision_kept before update or delete on approval_decision for each row execute function refuse_change();

create function four_eyes() returns trigger language plpgsql as $$
begin
  if exists (select 1 from change_request r where r.id = new.request_id and (r.state <> 'pending' or r.created_by in (new.by_user, new.in_name_of))) then
    raise exception 'change request % cannot be decided by %', new.request_id, new.by_user using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger approval_decision_four_eyes before insert on approval_decision for each row execute function four_eyes();

-- In force goes only what as many people approved as were asked for.
create function approved_by_enough() returns trigger language plpgsql as $$
begin
  if (select count(*) from approval_decision d where d.request_id = new.id and d.decision = 'approve') < new.min_approvers then
    raise exception 'change request % lacks approvals', new.request_no using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger change_request_approved before update on change_request for each row
  when (new.state = 'approved' and old.state = 'pending') execute function approved_by_enough();

create index change_request_late on change_request (due_at) where state = 'pending' and reminded_at is null;

-- The inbox: requests with what follows from the hour, from people and from files.
create view change_request_inbox as
select r.*,
  case when r.auto then null else least(r.approvals, r.min_approvers) || '/' || r.min_approvers end as progress,
  floor(extract(epoch from coalesce(r.decided_at, now()) - r.created_at) / 3600)::integer as age_hours,
  coalesce(r.decided_at, now()) > r.due_at as late,
  (select count(*) from attachment a where a.entity = 'changeRequest' and a.record_id = r.id and a.removed_at is null)::integer as files,
  case when r.state = 'pending' then array(
    select u.id::text from app_user u
    where u.state = 'active' and u.id <> r.created_by
      and not exists (select 1 from approval_decision d where d.request_id = r.id and d.decision = 'approve' and u.id in (d.by_user, d.in_name_of))
      and (u.is_super
        or exists (select 1 from user_role ur join role o on o.id = ur.role_id where ur.user_id = u.id and o.code = r.approver_role)
        or exists (select 1 from approval_deputy s join app_user p on p.id = s.approver and p.state = 'active'
          join user_role ur on ur.user_id = p.id join role o on o.id = ur.role_id and o.code = r.approver_role
          where s.deputy = u.id and s.ended_at is null and (now() at time zone 'UTC')::date between s.first_day and s.last_day
            and p.id <> r.created_by
            and not exists (select 1 from approval_decision d where d.request_id = r.id and d.decision = 'approve' and p.id in (d.by_user, d.in_name_of))))
    order by u.id)
  end as waits_for
from change_request r;
