create or replace function move_access_epoch() returns trigger language plpgsql as $$
begin
  update access_epoch set epoch = epoch + 1;
  return null;
end $$;
