-- Members of a group stand apart, and exemptions show the code of their SKU.
create view sku_substitute_list as
select s.*,
  (select string_agg(m.rank || '. ' || k.sku || case when m.ratio = 1 then '' else ' ×' || trim_scale(m.ratio) end, ' · ' order by m.rank)
    from sku_substitute_members m join sku k on k.id = m.sku where m.record_id = s.id) as members_summary,
  nullif(array(select k.sku from sku_substitute_members m join sku k on k.id = m.sku where m.record_id = s.id order by m.rank),
    '{}') as skus,
  nullif(array(select distinct m.type from sku_substitute_members m where m.record_id = s.id order by 1), '{}') as types,
  fitment_overlap(s.id)::numeric(5, 1) as overlap,
  nullif(array(select distinct k.code from material_area a join market k on k.id = a.market where a.sku_group = s.id and a.status = 1
    order by 1), '{}') as markets
from sku_substitute s;
