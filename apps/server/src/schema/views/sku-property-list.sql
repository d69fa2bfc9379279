-- The options of a property in one cell, as files have them: what parts them stands behind a backslash where a name holds it.
create view sku_property_list as
select p.*,
  (select count(*)::integer from sku_property_template_lines l where l.property = p.id) as templates,
  (select string_agg(regexp_replace(o.code, '([\\|;])', '\\\1', 'g') || '|' || regexp_replace(o.name_zh, '([\\|;])', '\\\1', 'g') || '|'
    || regexp_replace(o.name_en, '([\\|;])', '\\\1', 'g'),
    ';' order by o.line_no) from sku_property_options o where o.record_id = p.id) as options_summary
from sku_property p;
