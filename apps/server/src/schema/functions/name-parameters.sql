-- A row of a SKU is called by the SKU, whatever its category.
create or replace function name_parameters() returns trigger language plpgsql as $$
declare
  given jsonb := to_jsonb(new);
begin
  new.name := coalesce(nullif(concat_ws(' ',
    (select code from market where id = (given ->> 'market')::bigint), (select code from plan_node where id = (given ->> 'node')::bigint),
    (select code from site where id = (given ->> 'site')::bigint),
    case when given ->> 'sku' is null then (select code from category where id = (given ->> 'category')::bigint) end,
    (select sku from sku where id = (given ->> 'sku')::bigint), given ->> 'year'), ''), 'default');
  return new;
end $$;
