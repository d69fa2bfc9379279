-- What purchases of the last year took: of the SKU, of the category with all below it, or of all that is bought from the supplier.
create view purchase_time_list as
select t.*, m.n as measured, m.mean as measured_mean, m.sd as measured_sd, m.p90 as measured_p90, m.mean
  - t.lead_days as measured_difference
from purchase_time t
cross join lateral (
  with recursive within (id) as (
    select t.category where t.category is not null
    union all select c.id from within join category c on c.parent = within.id)
  select count(b.lead_days_actual)::integer as n, round(avg(b.lead_days_actual), 1)::numeric(9, 1) as mean,
    round(stddev_samp(b.lead_days_actual), 2)::numeric(9, 2) as sd,
    round((percentile_cont(0.9) within group (order by b.lead_days_actual))::numeric, 1)::numeric(9, 1) as p90
  from buying_log b
  where b.supplier = t.supplier and b.lead_days_actual is not null and b.date > current_date - 365
    and (t.sku is null or b.sku = t.sku)
    and (t.category is null or b.sku in (select s.id from sku s where s.category in (select id from within)))) m;
