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
      and not exists (select 1 from approval_decision d where d.request_id = r.id and d.decision = 'approve'
        and u.id in (d.by_user, d.in_name_of))
      and (u.is_super
        or exists (select 1 from user_role ur join role o on o.id = ur.role_id where ur.user_id = u.id and o.code = r.approver_role)
        or exists (select 1 from approval_deputy s join app_user p on p.id = s.approver and p.state = 'active'
          join user_role ur on ur.user_id = p.id join role o on o.id = ur.role_id and o.code = r.approver_role
          where s.deputy = u.id and s.ended_at is null and current_date between s.first_day and s.last_day
            and p.id <> r.created_by
            and not exists (select 1 from approval_decision d where d.request_id = r.id and d.decision = 'approve'
              and p.id in (d.by_user, d.in_name_of))))
    order by u.id)
  end as waits_for
from change_request r;
