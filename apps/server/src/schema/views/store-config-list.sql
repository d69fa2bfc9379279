create view store_config_list as
select c.*,
  array(select w.code from store_config_warehouses l join warehouse w on w.id = l.warehouse where l.record_id = c.id
    order by l.line_no) as warehouse_codes,
  nullif(array(
    select h.code from store_config_warehouses l join logistics_channel h on h.id = l.channel where l.record_id = c.id group by h.code
      order by min(l.line_no)
  ), '{}') as channel_codes
from store_config c;
