create view cutoff_name_list as
select c.*,
  (select count(*) from cutoff_skus(c.match, c.value))::integer as skus_hit,
  (select count(distinct p.id) from distribution_plan p
    join global_shipping g on g.id = p.channel
    join distribution_plan_lines l on l.record_id = p.id and l.qty > 0
    join warehouse w on w.id = l.to_node join country o on o.id = w.country
    where p.state in ('draft', 'submitted', 'approved', 'released', 'part_shipped')
      and coalesce(p.ship_date, to_date(p.depart_week, 'IYYY"-W"IW')) between c.effective_from
        and coalesce(c.effective_to, 'infinity'::date)
      and case c.scope when 'channel' then g.mode = c.scope_ref when 'country' then o.iso2 = c.scope_ref
        when 'harbour' then exists (select from harbour h where h.unlocode = c.scope_ref
          and h.id in (p.harbour, g.from_harbour, g.to_harbour)) else true end
      and l.sku in (select cutoff_skus(c.match, c.value)))::integer as plans_hit
from cutoff_name c;
