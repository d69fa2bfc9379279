-- Members of a group stand apart, and exemptions tell the code of their SKU.
create or replace view sku_substitute_shown as
select s.*,
  (select string_agg(m.rank || '. ' || k.sku || case when m.ratio = 1 then '' else ' ×' || trim_scale(m.ratio) end, ' · ' order by m.rank)
    from sku_substitute_members m join sku k on k.id = m.sku where m.record_id = s.id) as members_told,
  nullif(array(select k.sku from sku_substitute_members m join sku k on k.id = m.sku where m.record_id = s.id order by m.rank), '{}') as skus,
  nullif(array(select distinct m.type from sku_substitute_members m where m.record_id = s.id order by 1), '{}') as types,
  fitment_overlap(s.id)::numeric(5, 1) as overlap,
  nullif(array(select distinct k.code from material_area a join market k on k.id = a.market where a.sku_group = s.id and a.status = 1 order by 1), '{}') as markets
from sku_substitute s;

create or replace view exempt_sku_shown as
select e.*,
  case
    when e.state = 'requested' then 'requested'
    when e.revoked_at is not null then 'revoked'
    when e.state = 'ended' or e.effective_to < current_date then 'expired'
    when e.effective_from > current_date then 'future'
    else 'active'
  end as standing,
  case when e.state = 'active' and e.effective_to >= current_date then e.effective_to - current_date end as days_left,
  (select k.sku from sku k where k.id = e.sku) as sku_code
from exempt_sku e;
