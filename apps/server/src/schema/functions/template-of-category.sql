-- The properties that a category asks for: its own, and those handed down from above, the nearest line of each. The rule B29 of the
-- catalogue.
create or replace function template_of_category(of_category bigint)
  returns table (property bigint, required boolean, height integer) language sql stable as $$
  with recursive up (id, parent, height) as (
    select c.id, c.parent, 0 from category c where c.id = of_category
    union all
    select c.id, c.parent, up.height + 1 from up join category c on c.id = up.parent
  )
  select distinct on (l.property) l.property, coalesce(l.required, false), up.height
  from up
  join sku_property_template t on t.category = up.id and t.status = 1
  join sku_property_template_lines l on l.record_id = t.id and (up.height = 0 or l.inherit)
  order by l.property, up.height
$$;
