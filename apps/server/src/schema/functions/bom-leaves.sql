-- The rule B32: the leaves of a BOM by its own lines, and below them by the BOMs in force today. Nothing where the rule refuses: a circle,
-- more
-- than six levels.
create or replace function bom_leaves(of_bom bigint) returns table (code text, pieces numeric, bought numeric) language sql stable as $$
  with recursive parts (code, pieces, bought, level) as (
    select l.child, l.quantity::numeric, (l.quantity * (1 + coalesce(l.scrap, 0) * 0.01))::numeric, 1 from bom_lines l where l.record_id
      = of_bom
    union all
    select n.child, p.pieces * n.quantity, p.bought * n.quantity * n.lost, p.level + 1
    from parts p cross join lateral components_of(p.code, current_date) n
    where p.level < 6)
  select p.code, sum(p.pieces), sum(p.bought) from parts p
  where not exists (select from components_of(p.code, current_date)) and not exists (
    select from parts q
    where q.code = (select b.parent from bom b where b.id = of_bom) or q.level = 6
      and exists (select from components_of(q.code, current_date)))
  group by p.code
$$;
