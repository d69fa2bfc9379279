create view sku_property_template_list as
select t.*,
  (select count(*) from template_of_category(t.category) e
    where not exists (select from sku_property_template_lines l where l.record_id = t.id and l.property
      = e.property))::integer as inherited_lines,
  array(select p.code from template_of_category(t.category) e join sku_property p on p.id = e.property
    order by p.code collate "C") as property_codes,
  n.skus,
  n.complete,
  case when n.skus > 0 then round(100.0 * n.complete / n.skus, 1) end as complete_share
from sku_property_template t
cross join lateral (
  with recursive down (id) as (select t.category union all select c.id from down join category c on c.parent = down.id)
  select coalesce(sum(s.skus), 0)::integer as skus, coalesce(sum(s.complete), 0)::integer as complete
  from down
  cross join lateral (select array_agg(e.property) filter (where e.required) as required from template_of_category(down.id) e) asked
  cross join lateral (
    select count(*) as skus,
      count(*) filter (where not exists (
        select from unnest(asked.required) as r (property)
        where not exists (select from sku_property_value v where v.sku = k.id and v.property = r.property))) as complete
    from sku k where k.category = down.id) s
) n;
