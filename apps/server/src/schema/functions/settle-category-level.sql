-- A category stands one level below its parent, at most on the fourth, and never below itself. One change of the tree waits for the other.
create or replace function settle_category_level() returns trigger language plpgsql as $$
declare
  above integer;
  below integer;
begin
  perform pg_advisory_xact_lock(hashtext('category'));
  if new.parent is not null then
    if exists (
      with recursive up as (
        select new.parent as id
        union
        select c.parent from category c join up on c.id = up.id where c.parent is not null
      )
      select 1 from up where up.id = new.id
    ) then
      raise exception using errcode = '23514', constraint = 'category_own_branch', message = 'a category cannot stand below itself';
    end if;
    select level into above from category where id = new.parent;
  end if;
  new.level := coalesce(above, 0) + 1;
  with recursive down as (
    select new.id as id, new.level as level
    union all
    select c.id, down.level + 1 from category c join down on c.parent = down.id
  )
  select max(level) into below from down;
  if below > 4 then
    raise exception using errcode = '23514', constraint = 'category_too_deep', message = 'categories have at most four levels';
  end if;
  return new;
end $$;
