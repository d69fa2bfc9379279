-- A category that holds SKUs gets no categories below it. One change of the tree, or of what hangs in it, waits for the other.
create or replace function refuse_below_skus() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('category'));
  if new.parent is not null and exists (select 1 from sku where category = new.parent) then
    raise exception using errcode = '23514', constraint = 'category_holds_skus', message = 'the category holds SKUs';
  end if;
  return new;
end $$;
