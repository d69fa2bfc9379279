-- What a BOM costs and weighs by its leaves, as rule B32 works it out: its own lines, and below them the BOMs in force today.

create function bom_leaves(of_bom bigint) returns table (code text, pieces numeric, bought numeric) language sql stable as $$
  with recursive parts (code, pieces, bought, level) as (
    select l.child, l.quantity::numeric, (l.quantity * (1 + coalesce(l.scrap, 0) * 0.01))::numeric, 1 from bom_lines l where l.record_id = of_bom
    union all
    select l.child, (p.pieces * l.quantity)::numeric, (p.bought * l.quantity * (1 + coalesce(l.scrap, 0) * 0.01))::numeric, p.level + 1
    from parts p
    join bom b on b.parent = p.code and b.state = 'active' and b.effective_from <= current_date and (b.effective_to is null or b.effective_to >= current_date)
    join bom_lines l on l.record_id = b.id
    where p.level < 6)
  select p.code, sum(p.pieces), sum(p.bought) from parts p
  where not exists (select from bom b where b.parent = p.code and b.state = 'active' and b.effective_from <= current_date
    and (b.effective_to is null or b.effective_to >= current_date))
  group by p.code
$$;

-- Empty where a leaf has none. They are worked out for the rows that are shown, behind sorting and limit.
create function bom_cost(of_bom bigint) returns numeric language sql stable cost 5000 as $$
  select case when bool_and(s.price is not null) then round(sum(l.bought * s.price), 4) end from bom_leaves(of_bom) l left join sku s on s.sku = l.code
$$;
create function bom_weight(of_bom bigint) returns numeric language sql stable cost 5000 as $$
  select case when bool_and(s.unit_gross_kg is not null) then round(sum(l.pieces * s.unit_gross_kg), 3) end
  from bom_leaves(of_bom) l left join sku s on s.sku = l.code
$$;

create view bom_shown as
select b.*, s.name_zh, s.name_en, s.kind,
  (select count(*) from bom_lines l where l.record_id = b.id) as line_count,
  (select array_agg(l.child order by l.line_no) from bom_lines l where l.record_id = b.id) as children,
  bom_cost(b.id) as cost,
  bom_weight(b.id) as weight
from bom b left join sku s on s.sku = b.parent;
