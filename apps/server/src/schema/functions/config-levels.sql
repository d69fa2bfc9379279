-- The rows that hold for what a row is of, the nearest first.
create or replace function config_levels(of_scope text, of_market bigint, of_node bigint, of_category bigint, of_sku bigint)
  returns table (place integer, config bigint)
language sql stable as $$
  with recursive up as (
    select k.id, k.parent, 1 as step from category k where k.id = coalesce(of_category, (select s.category from sku s where s.id = of_sku))
    union all select k.id, k.parent, u.step + 1 from up u join category k on k.id = u.parent where u.step < 12
  )
  select 0, c.id from mrp_base_config c where c.status = 1 and c.scope = 'sku' and c.sku = of_sku
  union all select u.step, c.id from up u join mrp_base_config c on c.status = 1 and c.scope = 'category' and c.category = u.id
  union all select 20, c.id from mrp_base_config c where c.status = 1 and c.scope = 'node' and c.node = of_node
  union all select 30, c.id from mrp_base_config c where c.status = 1 and c.scope = 'market'
    and c.market = coalesce(of_market, (select m.market from plan_node_market m where m.id = of_node))
  union all select 40, c.id from mrp_base_config c where c.status = 1 and c.scope = 'default'
$$;
