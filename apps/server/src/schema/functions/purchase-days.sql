-- How long a SKU is bought: by its supplier for the SKU, its categories upwards, anything; else by its own record.
create or replace function purchase_days(of_sku bigint, on_day date) returns integer language sql stable as $$
  with recursive up as (
    select k.id, k.parent, 1 as step from sku s join category k on k.id = s.category where s.id = of_sku
    union all select k.id, k.parent, u.step + 1 from up u join category k on k.id = u.parent where u.step < 12
  )
  select coalesce((
    select t.lead_days from purchase_time t left join up u on u.id = t.category
    where t.supplier = s.supplier and t.status = 1 and on_day between t.effective_from and coalesce(t.effective_to, 'infinity')
      and (t.sku = s.id or t.sku is null and (t.category is null or u.id is not null))
    order by t.sku is null, u.step nulls last limit 1), s.lead_days)
  from sku s where s.id = of_sku
$$;
