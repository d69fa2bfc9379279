-- A category and everything below it.
create or replace function category_with_below(top bigint) returns setof bigint language sql stable as $$
  with recursive below as (
    select top as id union all select c.id from category c join below b on c.parent = b.id
  ) select id from below
$$;
