-- The rules B6 and B8 of the catalogue for a quantity of one SKU that is sold: kits by their components on every level, whole pieces on
-- each, without the scrap of making; everything else is stocked as it is. Nothing where the rule refuses:
-- a kit without a BOM in force, a circle, more than six levels.
create or replace function pieces_of_sku(of_sku bigint, of_qty numeric, day date)
  returns table (sku bigint, qty numeric) language sql stable as $$
  with recursive part (sku, qty, way) as (
    select of_sku, of_qty, array[]::bigint[]
    union all
    select k.id, ceil(p.qty * n.quantity), p.way || p.sku
    from part p
    join sku s on s.id = p.sku and s.kind = 'kit'
    cross join lateral components_of(s.sku, day) n
    join sku k on k.sku = n.child
    where cardinality(p.way) < 6 and p.sku <> all (p.way))
  select p.sku, sum(p.qty) from part p join sku s on s.id = p.sku
  where s.kind <> 'kit' and not exists (
    select from part q join sku k on k.id = q.sku and k.kind = 'kit'
    where cardinality(q.way) >= 6 or q.sku = any (q.way) or not exists (select from components_of(k.sku, day)))
  group by p.sku
$$;
