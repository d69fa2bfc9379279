-- Which map holds, and where a listing stands, are asked for every row of a list: as table functions of one query they are planned within
-- the query that asks, not for each row anew.

create index sku_map_listing on sku_map (seller_sku collate "C", platform, effective_from);

-- The rule B6 of the catalogue, for as many listings as a query has.
create function maps_in_force(of_store bigint, of_site bigint, of_seller_sku text, day date) returns table (id bigint) language sql stable as $$
  select m.id from sku_map m
  where m.seller_sku collate "C" = of_seller_sku and m.status = 1 and m.platform = (select s.platform from store s where s.id = of_store)
    and (m.store is null or m.store = of_store) and (m.site is null or m.site = of_site)
    and m.effective_from <= day and (m.effective_to is null or m.effective_to >= day)
  order by (m.store is not null) desc, (m.site is not null) desc, m.effective_from desc, m.id desc limit 1
$$;

create function listing_states(of_store bigint, of_site bigint, of_seller_sku text, ignore_reason text, day date) returns table (state text) language sql stable as $$
  select case
    when ignore_reason is not null then 'ignored'
    when m.id is null then 'unmapped'
    when exists (
      select from fba_map f join sku_map_lines l on l.record_id = m.id
      where f.msku collate "C" = of_seller_sku and f.store = of_store and f.site = of_site and f.status = 1 and f.effective_from <= day
        and (f.effective_to is null or f.effective_to >= day) and (f.sku, f.qty_per) <> (l.sku, l.qty)
        and not exists (select from sku_map_lines other where other.record_id = m.id and other.id <> l.id)) then 'conflict'
    else 'mapped'
  end from (select (select f.id from maps_in_force(of_store, of_site, of_seller_sku, day) f) as id) m
$$;

-- The few listings that a map of the part may hold for are found first: which map does hold is asked for those alone.
create function offers_of_sku(of_sku bigint, day date) returns table (listing bigint) language sql stable as $$
  select c.id from (
    select p.id, p.store, p.site, p.seller_sku, m.id as map from sku_map_lines l join sku_map m on m.id = l.record_id and m.status = 1
      join pt_sku p on p.seller_sku collate "C" = m.seller_sku and p.status = 1 and p.ignore_reason is null
    where l.sku = of_sku offset 0) c
  where (select f.id from maps_in_force(c.store, c.site, c.seller_sku, day) f) = c.map
$$;

create or replace view pt_sku_shown as
select p.*,
  'PT' || lpad(p.id::text, 8, '0') as pt_no,
  (select s.platform from store s where s.id = p.store) as platform,
  (select f.fnsku from fba_map f where f.store = p.store and f.site = p.site and f.msku collate "C" = p.seller_sku and f.status = 1
    and f.effective_from <= current_date and (f.effective_to is null or f.effective_to >= current_date) order by f.effective_from desc, f.id desc limit 1) as fnsku,
  (select s.state from listing_states(p.store, p.site, p.seller_sku, p.ignore_reason, current_date) s) as state,
  nullif(array(select s.sku from maps_in_force(p.store, p.site, p.seller_sku, current_date) m join sku_map_lines l on l.record_id = m.id join sku s on s.id = l.sku order by l.line_no), '{}') as skus,
  (select string_agg(s.sku || ' × ' || l.qty, ' + ' order by l.line_no) from maps_in_force(p.store, p.site, p.seller_sku, current_date) m
    join sku_map_lines l on l.record_id = m.id join sku s on s.id = l.sku) as parts,
  (p.created_at at time zone 'UTC')::date as first_seen
from pt_sku p;

create or replace view sku_shown as select s.*, not exists (select from offers_of_sku(s.id, current_date)) as unmapped from sku s;

drop function map_in_force(bigint, bigint, text, date);
drop function pt_sku_state(bigint, bigint, text, text, date);
drop function sku_is_offered(bigint, date);
