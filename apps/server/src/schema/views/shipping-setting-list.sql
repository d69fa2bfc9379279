create view shipping_setting_list as
select s.*,
  nullif(array(
    select c.code from courier c
    where s.scope <> 'default' and c.status = 1 and exists (select 1 from logistics_channel l where l.courier = c.id and l.status = 1)
      and not exists (select 1 from shipping_setting_carrier_map m where m.record_id = s.id and m.courier = c.id
        and m.platform_code is not null)
    order by c.code collate "C"), '{}') as unmapped
from shipping_setting s;
