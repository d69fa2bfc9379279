create view brand_list as
select b.*, m.marks_summary, m.mark_countries, m.next_expiry,
  (select nullif(array_agg(s.code order by l.line_no), '{}') from brand_registry_stores l join store s on s.id = l.store where l.record_id
    = b.id) as registry_summary,
  (select count(*) from sku k where k.brand = b.id) as skus
from brand b
left join lateral (
  select string_agg(c.iso2 || ' ' || t.no || coalesce(' (' || to_char(t.expiry, 'YYYY-MM-DD') || ')', ''), ' · '
    order by t.line_no) as marks_summary,
    array_agg(distinct c.iso2 order by c.iso2) as mark_countries, min(t.expiry) as next_expiry
  from brand_trademarks t join country c on c.id = t.country where t.record_id = b.id) m on true;
