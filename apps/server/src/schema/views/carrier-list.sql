create view carrier_list as
select c.*,
  nullif((select string_agg(concat_ws(' ', l.name, l.phone), '; ' order by l.line_no) from carrier_contacts l where l.record_id = c.id),
    '') as contacts_summary
from carrier c;
