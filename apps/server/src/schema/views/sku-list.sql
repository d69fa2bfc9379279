create view sku_list as
select s.*,
  not exists (select from offers_of_sku(s.id, current_date)) as unmapped,
  s.images is null as no_image,
  s.tariff_cn is null as no_tariff,
  (s.carton_l is null or s.carton_w is null or s.carton_h is null or s.carton_qty is null) as no_carton,
  exists (select from sku_substitute_members m where m.sku = s.id and m.period @> current_date) as has_substitute,
  coalesce((select o.number from sku_number_sources n, unnest(s.oe_numbers) with ordinality as o (number, at)
    where n.record_id = s.id and n.is_primary and bare_oe(o.number) = bare_oe(n.number)
    order by o.at limit 1), s.oe_numbers[1]) as primary_oe,
  (select t.export_rebate from tariff_code t where t.country = 'CN' and t.code = s.tariff_cn collate "C" and t.status = 1
    and t.effective_from <= current_date and (t.effective_to is null or t.effective_to >= current_date)
    order by t.effective_from desc, t.id desc limit 1) as export_rebate,
  (select array_agg(m.code || ' ' || p.priority order by p.rank, m.code) from sku_priority p join market m on m.id = p.market
    where p.sku = s.id and p.status = 1 and p.priority is not null) as priorities,
  (select count(*) from change_request r where r.entity = 'sku' and r.record_id = s.id and r.state = 'pending') as pending_changes,
  (select string_agg(m.code || ' × ' || trim_scale(l.qty), ' · ' order by l.line_no)
    from sku_packing_materials l join packing_material m on m.id = l.material where l.record_id = s.id) as packing_summary,
  (select string_agg(c.iso2 || ' ' || trim_scale(l.value) || coalesce(' (' || l.tariff || ')', ''), ' · ' order by l.line_no)
    from sku_decl_values l join country c on c.id = l.country where l.record_id = s.id) as decl_summary,
  (select string_agg(l.number || ' ' || coalesce(l.maker, initcap(l.system)), ' · ' order by l.line_no)
    from sku_number_sources l where l.record_id = s.id) as sources_summary,
  (select string_agg(case l.kind when 'eMark' then 'E-mark' when 'carbEo' then 'CARB EO' when 'gpsr' then 'GPSR' else l.kind end
    || ' ' || l.no, ' · ' order by l.line_no) from sku_certs l where l.record_id = s.id) as certs_summary,
  (select min(l.expiry) from sku_certs l where l.record_id = s.id) as cert_expiry
from sku s;
