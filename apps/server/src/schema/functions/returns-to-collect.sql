-- [R97] Whether pieces that customers returned are to be taken up with their supplier, as isToCollect has it.
create or replace function returns_to_collect(returned bigint, sold bigint) returns boolean
language sql immutable as $$
  select returned >= 5 or returned > 0 and sold > 0 and returned * 100 >= sold * 3
$$;
