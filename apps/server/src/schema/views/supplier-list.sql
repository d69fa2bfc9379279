-- Until when a supplier's licence is valid, and which of its documents expires first: of each type the one that lasts longest counts.
create view supplier_list as
select s.*,
  (select count(*)::integer from sku k where k.supplier = s.id) as skus,
  f.licence_to,
  f.files_to,
  (select round(100.0 * count(*) filter (where b.lead_days_actual <= b.lead_days_plan) / nullif(count(*), 0), 2)::numeric(7, 2)
    from buying_log b
    where b.supplier = s.id and b.lead_days_actual is not null and b.lead_days_plan is not null
      and b.date + b.lead_days_actual between d.today - 89 and d.today) as on_time,
  coalesce(f.licence_to >= d.today, false) as licence_valid
from supplier s cross join (select current_date as today) d
left join lateral (
  select max(t.lasts) filter (where t.type = 'licence') as licence_to, min(t.lasts) as files_to
  from (
    select l.type, max(coalesce(l.expiry_date, date '2999-12-31')) as lasts
    from supplier_file l where l.supplier = s.id and l.status = 1 group by l.type
  ) t
) f on true;
