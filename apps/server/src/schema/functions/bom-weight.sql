create or replace function bom_weight(of_bom bigint) returns numeric language sql stable cost 5000 as $$
  select case when bool_and(s.unit_gross_kg is not null) then round(sum(l.pieces * s.unit_gross_kg), 3) end
  from bom_leaves(of_bom) l left join sku s on s.sku = l.code
$$;
