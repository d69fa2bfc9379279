-- Empty where a leaf has none. They are worked out for the rows that are shown, behind sorting and limit.
create or replace function bom_cost(of_bom bigint) returns numeric language sql stable cost 5000 as $$
  select case when bool_and(s.price is not null) then round(sum(l.bought * s.price), 4) end from bom_leaves(of_bom) l
    left join sku s on s.sku = l.code
$$;
