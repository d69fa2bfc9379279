-- What was decided stays decided.
create or replace function keep_decision() returns trigger language plpgsql as $$
begin
  raise exception 'change request % is decided', old.request_no using errcode = 'restrict_violation';
end $$;
