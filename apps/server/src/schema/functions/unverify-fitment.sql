-- What was verified and then changed is to be verified anew.
create or replace function unverify_fitment() returns trigger language plpgsql as $$
begin
  new.verified_by := null;
  new.verified_at := null;
  return new;
end $$;
