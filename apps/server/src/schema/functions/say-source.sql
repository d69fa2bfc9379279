create or replace function say_source() returns trigger language plpgsql as $$
begin
  new.source := coalesce(new.source, case tg_op when 'UPDATE' then old.source end, 'people');
  return new;
end $$;
