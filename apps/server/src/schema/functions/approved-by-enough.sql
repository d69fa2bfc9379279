-- In force goes only what as many people approved as were asked for.
create or replace function approved_by_enough() returns trigger language plpgsql as $$
begin
  if (select count(*) from approval_decision d where d.request_id = new.id and d.decision = 'approve') < new.min_approvers then
    raise exception 'change request % lacks approvals', new.request_no using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
