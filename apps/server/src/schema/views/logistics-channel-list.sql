create view logistics_channel_list as
select l.*,
  nullif(array(
    select w.code from logistics_channel_warehouses o join warehouse w on w.id = o.warehouse where o.record_id = l.id
      order by w.code collate "C"
  ), '{}') as warehouse_codes,
  (select count(*) from outbound o where o.channel = l.id and o.shipped_at > now() - interval '30 days')::integer as shipments30
from logistics_channel l;
