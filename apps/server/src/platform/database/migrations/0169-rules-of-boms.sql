-- The components of a part by its BOM in force on a day.
create function components_of(of_part text, day date) returns table (child text, quantity numeric, lost numeric) language sql stable as $$
  select n.child, n.quantity::numeric, (1 + coalesce(n.scrap, 0) * 0.01)::numeric from bom b join bom_lines n on n.record_id = b.id
  where b.parent = of_part and b.state = 'active' and b.effective_from <= day and (b.effective_to is null or b.effective_to >= day)
$$;

-- The rule B8 of the catalogue for a quantity of one SKU: kits by their components on every level, what is lost added, whole pieces on each;
-- everything else is stocked as it is. Nothing where the rule refuses: a kit without a BOM in force, a circle, more than six levels.
create function pieces_of_sku(of_sku bigint, of_qty numeric, day date) returns table (sku bigint, qty numeric) language sql stable as $$
  with recursive part (sku, qty, way) as (
    select of_sku, of_qty, array[]::bigint[]
    union all
    select k.id, ceil(p.qty * n.quantity * n.lost), p.way || p.sku
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

-- The rule B6: the pieces of each part in one unit of a listing by the map of a day. Nothing where a line of the map is refused.
create or replace function listing_unit(of_store bigint, of_site bigint, of_seller_sku text, day date) returns table (sku bigint, qty numeric)
language sql stable as $$
  with piece as (
    select p.sku, p.qty
    from maps_in_force(of_store, of_site, of_seller_sku, day) m
    join sku_map_lines l on l.record_id = m.id
    left join lateral pieces_of_sku(l.sku, l.qty::numeric, day) p on true)
  select p.sku, sum(p.qty) from piece p where not exists (select from piece q where q.sku is null) group by p.sku
$$;

create or replace function sellable_of_listing(of_store bigint, of_site bigint, of_seller_sku text, listed date, day date, out sets integer, out empty_since date)
language sql stable as $$
  select min(floor(h.pieces / unit.qty))::integer,
    min(coalesce((select max(v.biz_date) from stock_move v join warehouse w on w.id = v.warehouse and w.market = c.market
      where v.sku = unit.sku and v.status = 'available'), listed)) filter (where h.pieces < unit.qty)
  from site i
  join country c on c.id = i.country
  cross join listing_unit(of_store, of_site, of_seller_sku, day) unit
  cross join lateral (
    select coalesce(sum(t.qty), 0) as pieces from stock_balance t join warehouse w on w.id = t.warehouse and w.market = c.market
      join bin b on b.id = t.bin join warehouse_area g on g.id = b.area join warehouse_child h on h.id = g.child
    where t.sku = unit.sku and t.status = 'available' and h.sellable
  ) h
  where i.id = of_site
$$;

-- The rule B32: the leaves of a BOM by its own lines, and below them by the BOMs in force today. Nothing where the rule refuses: a circle, more
-- than six levels.
create or replace function bom_leaves(of_bom bigint) returns table (code text, pieces numeric, bought numeric) language sql stable as $$
  with recursive parts (code, pieces, bought, level) as (
    select l.child, l.quantity::numeric, (l.quantity * (1 + coalesce(l.scrap, 0) * 0.01))::numeric, 1 from bom_lines l where l.record_id = of_bom
    union all
    select n.child, p.pieces * n.quantity, p.bought * n.quantity * n.lost, p.level + 1
    from parts p cross join lateral components_of(p.code, current_date) n
    where p.level < 6)
  select p.code, sum(p.pieces), sum(p.bought) from parts p
  where not exists (select from components_of(p.code, current_date)) and not exists (
    select from parts q
    where q.code = (select b.parent from bom b where b.id = of_bom) or q.level = 6 and exists (select from components_of(q.code, current_date)))
  group by p.code
$$;
