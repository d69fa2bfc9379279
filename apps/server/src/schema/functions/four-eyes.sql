create or replace function four_eyes() returns trigger language plpgsql as $$
begin
  if exists (select 1 from change_request r where r.id = new.request_id
    and (r.state <> 'pending' or r.created_by in (new.by_user, new.in_name_of))) then
    raise exception 'change request % cannot be decided by %', new.request_id, new.by_user using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
