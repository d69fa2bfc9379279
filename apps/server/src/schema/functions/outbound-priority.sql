-- An order that says nothing of its priority has the middle one.
create or replace function outbound_priority() returns trigger language plpgsql as $$
begin
  new.priority := coalesce(new.priority, 5);
  return new;
end $$;
