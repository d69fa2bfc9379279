create view freight_table_list as
select t.*,
  (select count(*) from freight_table_zones z where z.record_id = t.id)::integer as zone_rows,
  (select count(*) from freight_table_rates r where r.record_id = t.id)::integer as rate_rows,
  (select count(*) from freight_table_surcharges s where s.record_id = t.id)::integer as surcharge_rows,
  (select f.percent from freight_table_fuel f
    where f.record_id = t.id and f.effective_from <= current_date
      and (f.effective_to is null or f.effective_to >= current_date) limit 1) as fuel_now,
  (select count(*) from logistics_channel c join freight_table o on o.id = c.freight where o.code = t.code)::integer as channels
from freight_table t;
