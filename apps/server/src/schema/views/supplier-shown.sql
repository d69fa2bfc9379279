create view supplier_shown as
select s.*,
  (select round(100.0 * count(*) filter (where b.lead_days_actual <= b.lead_days_plan) / nullif(count(*), 0), 2)::numeric(7, 2)
    from buying_log b
    where b.supplier = s.id and b.lead_days_actual is not null and b.lead_days_plan is not null
      and b.date + b.lead_days_actual between d.today - 89 and d.today) as on_time,
  coalesce(s.licence_to >= d.today, false) as licence_valid
from supplier s cross join (select (now() at time zone 'Asia/Shanghai')::date as today) d;
